import {
  AliasNode,
  IdentifierNode,
  OperationNodeTransformer,
  sql,
  TableNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type SelectQueryNode,
  type UnknownRow,
} from 'kysely'
import { isCount } from './counting.js'
import { findGiving, withCondition } from './giving-changes.js'
import { findGuarded, soundConditionOf } from './guarded.js'
import { soundViewOf } from './sound-views.js'

type Exchange = (table: string, select: SelectQueryNode) => OperationNode | undefined

/** Has a question ask other tables than it names, under the same names. */
class Exchanging extends OperationNodeTransformer {
  readonly #exchange: Exchange

  constructor(exchange: Exchange) {
    super()
    this.#exchange = exchange
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const select = super.transformSelectQuery(node)
    const { from, joins } = select
    return {
      ...select,
      ...(from === undefined
        ? {}
        : { from: { ...from, froms: from.froms.map((each) => this.#instead(each, select)) } }),
      ...(joins === undefined
        ? {}
        : { joins: joins.map((join) => ({ ...join, table: this.#instead(join.table, select) })) }),
    }
  }

  #instead(from: OperationNode, select: SelectQueryNode): OperationNode {
    const table = AliasNode.is(from) ? from.node : from
    if (!TableNode.is(table) || table.table.schema !== undefined) return from
    const { name } = table.table.identifier
    const other = findGuarded(name) === undefined ? undefined : this.#exchange(name, select)
    if (other === undefined) return from
    return AliasNode.create(other, AliasNode.is(from) ? from.alias : IdentifierNode.create(name))
  }
}

const toPlugin = (exchange: Exchange): KyselyPlugin => {
  const exchanging = new Exchanging(exchange)
  return {
    transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode =>
      node.kind === 'SelectQueryNode' ? exchanging.transformNode(node) : node,
    transformResult: async ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => result,
  }
}

/** Has a change that gives rows back end with an error where one of them is not as written. It is done by the connection that writes. */
export const soundChanges = (isOn: () => boolean, keyOf: (table: string) => readonly string[]): KyselyPlugin => {
  const exchanging = new Exchanging((table) => TableNode.create(soundViewOf(table)))
  return {
    transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode => {
      const giving = isOn() ? findGiving(node) : undefined
      if (giving === undefined) return node
      const isSound = sql.raw(soundConditionOf(giving.guarded, keyOf(giving.guarded.table))).toOperationNode()
      return withCondition(exchanging.transformNode(giving.update), isSound)
    },
    transformResult: async ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => result,
  }
}

/** Counts rows without looking at their checksums, which would mean to read all of them. */
export const plainCounts: KyselyPlugin = toPlugin((table, select) =>
  isCount(select) ? TableNode.createWithSchema('main', table) : undefined,
)

/** Within a transaction, which reads by the connection that writes, rows are read through views of other names than the tables. */
export const soundSessions: KyselyPlugin = toPlugin((table) => TableNode.create(soundViewOf(table)))
