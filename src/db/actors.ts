import { Store } from './store.js'

type ActorTables = {
  tokens: { id: string; name: string; user_id: string | null }
  users: { id: string; name: string }
}

/** What the tokens and users that acted are called now, by their ids; of deleted users there is nothing. */
export type ActorNames = ReadonlyMap<string, string>

/** Who acts: tokens and users. Whatever shows the id of one shows the name beside it. */
export class Actors extends Store<ActorTables> {
  async namesOf(actors: readonly string[]): Promise<ActorNames> {
    if (actors.length === 0) return new Map()
    const ids = this.db.listed([...new Set(actors)])
    const [tokens, users] = await Promise.all([
      this.rows()
        .selectFrom('tokens')
        .leftJoin('users', 'users.id', 'tokens.user_id')
        .select(['tokens.id as id', 'tokens.name as name', 'users.name as owner'])
        .where('tokens.id', 'in', ids)
        .execute(),
      this.rows().selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute(),
    ])
    const named = tokens.map(({ id, name, owner }) => [id, owner === null ? name : `${name} (${owner})`] as const)
    return new Map([...named, ...users.map(({ id, name }) => [id, name] as const)])
  }
}
