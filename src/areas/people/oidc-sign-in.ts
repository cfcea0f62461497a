import { z } from 'zod'
import type { Vault } from '../../db/vault.js'
import type { Clock } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import type { Ids } from '../../kernel/ids.js'
import type { Role } from '../../kernel/roles.js'
import type { From } from './from.js'
import type { Identities } from './identity-store.js'
import type { Claims, OidcClient } from './oidc-client.js'
import type { OidcSettings } from './oidc-settings.js'
import type { SignInJournal } from './sign-in-journal.js'
import type { SignInLimits } from './sign-in-limits.js'
import { attemptOf, type Begun, type SignIn } from './sign-in.js'
import type { User, Users } from './user-store.js'

interface Parts {
  settings: OidcSettings
  client: OidcClient
  users: Users
  identities: Identities
  vault: Vault
  clock: Clock
  ids: Ids
  limits: SignInLimits
  journal: SignInJournal
  signIn: SignIn
  /** The account by its name, made where it is not there. */
  openAccount: (name: string) => Promise<string>
}

/** How long somebody may take at the provider. */
const flowMs = 10 * 60_000

const KeptFlow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() })

const refuse = (detail: string): Failure => new Failure('forbidden', detail)

/** People come in by an identity provider: the subject counts, at first a verified address. */
export class OidcSignIn {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get name(): string {
    return this.#parts.settings.oidcName
  }

  /** Where to send the browser, and what it has to bring back, sealed. */
  async begin(redirectUri: string, from: From): Promise<{ url: string; flow: string; lifeS: number }> {
    const { client, limits, vault, clock } = this.#parts
    await limits.place(from.address)
    const { url, flow } = await client.begin(redirectUri)
    const kept = JSON.stringify({ ...flow, until: clock.now() + flowMs })
    return { url, flow: vault.seal(kept, 'oidc flow'), lifeS: flowMs / 1000 }
  }

  finish(callback: URL, flow: string | undefined, from: From): Promise<Begun> {
    const { client, journal, limits, signIn } = this.#parts
    return journal.record('auth.signIn', from, async (attempt) => {
      attempt.method = 'oidc'
      await limits.place(from.address)
      const claims = await client.finish(callback, this.#open(flow))
      if (claims.email !== undefined) attempt.email = claims.email
      const user = await this.#findUser(claims)
      Object.assign(attempt, attemptOf(user))
      return signIn.begin(user, 'oidc', from)
    })
  }

  endUrl(returnTo: string): Promise<string | undefined> {
    return this.#parts.client.endUrl(returnTo).catch(() => undefined)
  }

  #open(flow: string | undefined) {
    const { vault, clock } = this.#parts
    const opened = flow?.startsWith('sealed:') === true ? vault.open(flow, 'oidc flow') : undefined
    const kept = opened === undefined ? undefined : KeptFlow.parse(JSON.parse(opened))
    if (kept === undefined || kept.until < clock.now())
      throw new Failure('unauthorized', 'This sign-in was started in another browser or too long ago. Start again.')
    return kept
  }

  async #findUser(claims: Claims): Promise<User> {
    const { users, identities, openAccount, settings } = this.#parts
    const accountId = await openAccount(settings.oidcAccount)
    const role = this.#roleOf(claims)
    if (settings.oidcRoles !== undefined && role === undefined)
      throw refuse('The identity provider gives you no role here. Ask its administrator.')
    const known = await identities.findUser(accountId, claims)
    const id = known ?? (await this.#welcome(accountId, claims, role))
    const user = await users.find(accountId, id)
    if (user === undefined) throw refuse('This user was removed.')
    if (settings.oidcRoles === undefined || role === undefined || user.role === role) return user
    // An account keeps its last owner, whatever the provider says.
    return (await users.change(accountId, id, { role }).catch(() => undefined)) ?? user
  }

  /** Comes for the first time: a verified address leads to who has it, or makes a user where a role is known. */
  async #welcome(accountId: string, claims: Claims, role: Role | undefined): Promise<string> {
    const { identities, ids } = this.#parts
    const { email, isEmailVerified, name } = claims
    if (email === undefined || !isEmailVerified)
      throw refuse('The identity provider does not confirm your e-mail address.')
    const shown = (name ?? '').trim().slice(0, 100)
    const made = role && { id: ids.next('usr'), name: shown === '' ? email : shown, role }
    const { issuer, subject } = claims
    const joined = await identities.join(accountId, email, { issuer, subject }, made)
    if (joined === undefined) throw refuse('No user here has your e-mail address. Ask for an invitation.')
    return joined
  }

  /** The first pair that fits, in the order of the setting. */
  #roleOf({ groups }: Claims): Role | undefined {
    const { oidcRoles = {}, oidcDefaultRole } = this.#parts.settings
    return Object.entries(oidcRoles).find(([value]) => groups.includes(value))?.[1] ?? oidcDefaultRole
  }
}
