import { setTimeout as wait } from 'node:timers/promises'
import {
  AliasNode,
  AndNode,
  IdentifierNode,
  OperationNodeTransformer,
  sql,
  TableNode,
  WhereNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type SelectQueryNode,
  type UnknownRow,
} from 'kysely'
import type { Query } from '../query.js'
import type { Damage } from './condition.js'
import { isCount } from './counting.js'
import { findGiving, withCondition } from './giving-changes.js'
import { findGuarded, guardedTables, type Guarded } from './guarded.js'
import { toRowDamage } from './row-damage.js'

/** By what name a query speaks of the rows of a guarded table. */
const findName = (from: OperationNode): string | undefined => {
  const table = AliasNode.is(from) ? from.node : from
  if (!TableNode.is(table) || table.table.schema !== undefined) return undefined
  const { name } = table.table.identifier
  if (findGuarded(name) === undefined) return undefined
  return AliasNode.is(from) && IdentifierNode.is(from.alias) ? from.alias.name : name
}

class Guard extends OperationNodeTransformer {
  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const select = super.transformSelectQuery(node)
    if (isCount(select)) return select
    const froms = [...(select.from?.froms ?? []), ...(select.joins ?? []).map(({ table }) => table)]
    return froms.reduce<SelectQueryNode>((guarded, from) => {
      const name = findName(from)
      if (name === undefined) return guarded
      const isSound = sql<boolean>`is_sound(${sql.ref(name)})`.toOperationNode()
      const where = guarded.where === undefined ? isSound : AndNode.create(guarded.where.where, isSound)
      return { ...guarded, where: WhereNode.create(where) }
    }, select)
  }
}

/** Has PostgreSQL look at every row of a guarded table that a question reads: one that is not as written ends it with an error. */
export class SoundRows implements KyselyPlugin {
  readonly #guard = new Guard()

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind === 'SelectQueryNode') return this.#guard.transformNode(node)
    const giving = findGiving(node)
    if (giving === undefined) return node
    const isSound = sql<boolean>`is_sound(${sql.ref(giving.guarded.table)})`.toOperationNode()
    return withCondition(this.#guard.transformNode(giving.update), isSound)
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}

const rowsMax = 500

/** The keys of tables whose rows have checksums already. */
export const listKeys = async (query: Query): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ name: string; key: string[] }>`
    select c.relname as name, array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary order by k.place) as key
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'checksum')`.execute(query)
  return new Map(rows.map(({ name, key }) => [name, key]))
}

/** Rows that are not as written, table by table. */
export const checkPostgresRows = async (query: Query): Promise<Damage[]> => {
  const keys = await listKeys(query)
  const found: Damage[] = []
  for (const { table } of guardedTables.filter((each) => keys.has(each.table))) {
    const key = sql.join((keys.get(table) ?? []).map((name) => sql.ref(`r.${name}`)))
    const { rows } = await sql<{ name: string }>`
      select concat_ws(' ', ${key}) as name from ${sql.table(table)} as r where not is_as_written(r) order by 1 limit ${rowsMax}
    `.execute(query)
    if (rows.length > 0)
      found.push(
        toRowDamage(
          table,
          rows.map(({ name }) => name),
        ),
      )
  }
  return found
}

/** Between two pages of rows: whoever wants to write something is not kept waiting. */
const pauseMs = 50

const addTo = async (query: Query, { table, row }: Guarded): Promise<number> => {
  const column = sql.ref(row[0] ?? '')
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${column} = ${column} where ctid = any(array(
      select ctid from ${sql.table(table)} where checksum is null limit ${rowsMax} for update skip locked))
  `.execute(query)
  return Number(numAffectedRows ?? 0)
}

/** Gives rows from before there were checksums one: the trigger makes it when a row is written as it is. Gives the number of rows. */
export const addPostgresChecksums = async (query: Query, signal: AbortSignal): Promise<number> => {
  let added = 0
  for (const guarded of guardedTables)
    for (let more = rowsMax; more === rowsMax && !signal.aborted; added += more) {
      more = await addTo(query, guarded)
      if (more === rowsMax) await wait(pauseMs, undefined, { ref: false })
    }
  return added
}
