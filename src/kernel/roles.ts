import type { Scope } from './scopes.js'

export interface RoleDefinition {
  meaning: string
  scopes: readonly Scope[]
  /** May ask, and change nothing. */
  readsOnly: boolean
}

/** What people of an account may be, as data: the scopes of each role. */
export const roles = {
  owner: {
    meaning: 'Everything, and the only role that can make, change and remove owners.',
    scopes: ['admin'],
    readsOnly: false,
  },
  admin: { meaning: 'Everything but owners: users, tokens, settings, deletion.', scopes: ['admin'], readsOnly: false },
  analyst: {
    meaning:
      'Searches, reports, screenings, listening, imports, contacts and connected accounts; no users, no tokens of services.',
    scopes: [
      'creators',
      'screening',
      'content',
      'purchase_intent',
      'comments_relevance',
      'listening',
      'imports',
      'contacts',
      'connections',
    ],
    readsOnly: false,
  },
  reviewer: {
    meaning: 'Screenings and their review, and the contents they are about.',
    scopes: ['screening', 'content'],
    readsOnly: false,
  },
  viewer: {
    meaning: 'Reads searches and results; starts and changes nothing; no contacts in files.',
    scopes: ['creators', 'screening', 'content', 'purchase_intent', 'comments_relevance', 'listening'],
    readsOnly: true,
  },
  auditor: {
    meaning: 'Reads everything an admin can read, users and tokens included; changes nothing.',
    scopes: ['admin'],
    readsOnly: true,
  },
} as const satisfies Record<string, RoleDefinition>

export type Role = keyof typeof roles

export const roleNames = Object.keys(roles) as [Role, ...Role[]]

/** What a user of a role may do with a token of these scopes: no more than either allows. */
export const scopesWithin = (role: Role, asked: readonly Scope[]): Scope[] => {
  const own: ReadonlySet<Scope> = new Set<Scope>(roles[role].scopes)
  if (own.has('admin')) return asked.filter((scope) => scope !== 'operator')
  return asked.includes('admin') ? [...own] : asked.filter((scope) => own.has(scope))
}
