import { z } from 'zod'
import { roleNames, type Role } from '../../kernel/roles.js'
import { setting } from '../../kernel/setting.js'

const role = z.enum(roleNames, { error: `must be one of ${roleNames.join(', ')}` })

/** `group=role` pairs, separated by commas. */
const roleMap = z.string().transform((text, context): Record<string, Role> => {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  const read: [string, Role][] = []
  for (const [value = '', name] of pairs) {
    const known = role.safeParse(name)
    if (value === '' || !known.success) {
      context.addIssue({ code: 'custom', message: 'must be pairs such as staff=analyst,leads=admin' })
      return z.NEVER
    }
    read.push([value, known.data])
  }
  return Object.fromEntries(read)
})

const issuer = z
  .url({ protocol: /^https?$/, error: 'must be a URL' })
  .refine((url) => url.startsWith('https:') || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/.test(url), {
    error: 'must be an https URL; http is allowed on this machine alone',
  })

/** Sign-in by a provider of OpenID Connect. */
export const oidcSettings = {
  oidcIssuer: setting<string | undefined>({
    env: 'ROSTRA_OIDC_ISSUER',
    fallback: undefined,
    meaning: 'URL of an OpenID Connect provider with which people sign in. See docs/users.md.',
    read: issuer,
  }),
  oidcClientId: setting({
    env: 'ROSTRA_OIDC_CLIENT_ID',
    fallback: 'rostra',
    meaning: 'Client id of Rostra at the provider. The redirect URI is the public URL with /auth/oidc/callback.',
    read: z.string().min(1),
  }),
  oidcClientSecret: setting<string | undefined>({
    env: 'ROSTRA_OIDC_CLIENT_SECRET',
    fallback: undefined,
    meaning: 'Client secret at the provider. Without it, Rostra is a public client, secured by PKCE alone.',
    read: z.string().min(1),
    secret: true,
  }),
  oidcName: setting({
    env: 'ROSTRA_OIDC_NAME',
    fallback: 'single sign-on',
    meaning: 'Name of the provider on the sign-in button.',
    read: z.string().min(1).max(60),
  }),
  oidcAccount: setting({
    env: 'ROSTRA_OIDC_ACCOUNT',
    fallback: 'default',
    meaning: 'Name of the account whose users sign in with the provider.',
    read: z.string().min(1),
  }),
  oidcScopes: setting({
    env: 'ROSTRA_OIDC_SCOPES',
    fallback: 'openid email profile',
    meaning: 'Scopes asked of the provider, separated by spaces.',
    read: z.string().regex(/(^| )openid( |$)/, 'must contain openid'),
  }),
  oidcRoleClaim: setting({
    env: 'ROSTRA_OIDC_ROLE_CLAIM',
    fallback: 'groups',
    meaning: 'Claim (a text or a list of texts) from which ROSTRA_OIDC_ROLES derives the role.',
    read: z.string().min(1),
  }),
  oidcRoles: setting<Record<string, Role> | undefined>({
    env: 'ROSTRA_OIDC_ROLES',
    fallback: undefined,
    meaning:
      'Roles by values of that claim, such as `staff=analyst,leads=admin`; the first pair that fits counts. With it, the role follows the provider at each sign-in, and people without a fitting value are refused unless ROSTRA_OIDC_DEFAULT_ROLE is set.',
    read: roleMap,
  }),
  oidcDefaultRole: setting<Role | undefined>({
    env: 'ROSTRA_OIDC_DEFAULT_ROLE',
    fallback: undefined,
    meaning:
      'Role of people who sign in with the provider and are not yet users of Rostra. Without it, they need an invitation or a role by claim.',
    read: role,
  }),
}

export type OidcSettings = {
  [Name in keyof typeof oidcSettings]: (typeof oidcSettings)[Name]['fallback']
}
