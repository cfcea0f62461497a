import { handleKey } from '../../model/handle-key.js'

/** By what a person is recognised in texts and documents. */
export interface Needles {
  accounts: readonly { network: string; externalId: string; handle: string }[]
  /** E-mail addresses and phone numbers, as they are written. */
  contacts: readonly string[]
  names: readonly string[]
}

export const erasedMark = '[erased]'

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const bounded = (words: readonly string[]): RegExp | undefined =>
  words.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}_.])(?:${words.map(escape).join('|')})(?![\\p{L}\\p{N}_]|\\.[\\p{L}\\p{N}])`, 'giu')

export interface Scrubbed<T> {
  value: T
  /** Texts in which something was masked, outside of what was removed. */
  masked: number
  /** Entries of lists that were about the person. */
  removed: number
  /** Whether the whole is about the person, or a list of people has nobody left. */
  isAbout: boolean
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idFields = ['externalId', 'external_id', 'user_id', 'author_id', 'authorExternalId', 'creator_id', 'id']
const handleFields = ['handle', 'username', 'author', 'author_handle']

/** Takes a person out of documents that are about others too. */
export class Scrubber {
  readonly #needles: Needles
  readonly #contacts: RegExp | undefined
  readonly #handles: RegExp | undefined
  readonly #names: RegExp | undefined
  readonly #ids: ReadonlySet<string>

  constructor(needles: Needles) {
    this.#needles = needles
    this.#contacts = bounded(needles.contacts)
    this.#handles = bounded([...new Set(needles.accounts.map(({ handle }) => handle))])
    this.#names = bounded(needles.names)
    this.#ids = new Set(needles.accounts.map(({ externalId }) => externalId).filter((id) => id.length >= 6))
  }

  /** What a row must contain to be worth a look: parts of texts, without regard to case. */
  get hints(): string[] {
    const { accounts, contacts, names } = this.#needles
    return [...new Set([...accounts.map(({ handle }) => handle), ...this.#ids, ...contacts, ...names])]
  }

  /** Whether an object says of itself that it is the person, or one of their posts. */
  isPerson(fields: Fields): boolean {
    const { network } = fields
    const author = isFields(fields['author']) ? fields['author'] : undefined
    return this.#needles.accounts.some((account) => {
      if (typeof network === 'string' && network !== account.network) return false
      const byHandle = handleFields.some((name) => {
        const value = fields[name]
        return typeof value === 'string' && handleKey(value.replace(/^@/, '')) === handleKey(account.handle)
      })
      const byId = idFields.some((name) => fields[name] === account.externalId)
      if (typeof network === 'string' && (byHandle || byId)) return true
      if (author !== undefined && this.isPerson({ ...(network === undefined ? {} : { network }), ...author }))
        return true
      return byId && account.externalId.length >= 6
    })
  }

  mask(text: string, withNames: boolean): string {
    let masked = this.#contacts === undefined ? text : text.replace(this.#contacts, erasedMark)
    if (this.#handles !== undefined) masked = masked.replace(this.#handles, erasedMark)
    if (withNames && this.#names !== undefined) masked = masked.replace(this.#names, erasedMark)
    return this.#ids.has(masked) ? erasedMark : masked
  }

  /** A document without the person. Names are masked where something else in the document says that it is about them. */
  scrub(document: unknown): Scrubbed<unknown> {
    const first = this.#walk(document, false)
    if (first.masked + first.removed === 0 && !first.isAbout) return first
    return this.#walk(document, true)
  }

  #walk(value: unknown, withNames: boolean): Scrubbed<unknown> {
    if (typeof value === 'string') {
      const masked = this.mask(value, withNames)
      return { value: masked, masked: masked === value ? 0 : 1, removed: 0, isAbout: false }
    }
    if (Array.isArray(value)) return this.#walkList(value, withNames)
    if (!isFields(value)) return { value, masked: 0, removed: 0, isAbout: false }
    const found: Scrubbed<Fields> = { value: {}, masked: 0, removed: 0, isAbout: this.isPerson(value) }
    for (const [name, field] of Object.entries(value)) {
      const scrubbed = this.#walk(field, withNames || found.isAbout)
      found.value[this.mask(name, false)] = scrubbed.value
      found.masked += scrubbed.masked
      found.removed += scrubbed.removed
      found.isAbout ||= scrubbed.isAbout
    }
    return found
  }

  #walkList(list: readonly unknown[], withNames: boolean): Scrubbed<unknown> {
    const found: Scrubbed<unknown[]> = { value: [], masked: 0, removed: 0, isAbout: false }
    for (const item of list) {
      const about = isFields(item) ? this.isPerson(item) : typeof item === 'string' && this.#isName(item)
      if (about) {
        found.removed++
        continue
      }
      const scrubbed = this.#walk(item, withNames)
      found.value.push(scrubbed.value)
      found.masked += scrubbed.masked
      found.removed += scrubbed.removed
    }
    found.isAbout = found.removed > 0 && found.value.length === 0
    return found
  }

  /** Whether a text is nothing but an identifier: a handle, an address, a URL of the profile. */
  #isName(text: string): boolean {
    const rest = this.mask(text, false).replace(erasedMark, '')
    return rest.length < text.length && /^(@|[a-z]+:@?|https?:\/\/[^\s]*)?\/?$/i.test(rest)
  }
}
