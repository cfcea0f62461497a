import {
  AliasNode,
  AndNode,
  TableNode,
  WhereNode,
  type OperationNode,
  type RootOperationNode,
  type UpdateQueryNode,
} from 'kysely'
import { columnOf } from './counting.js'
import { findGuarded, type Guarded } from './guarded.js'

const tableOf = (node: OperationNode | undefined): string | undefined =>
  node !== undefined && TableNode.is(node) && node.table.schema === undefined ? node.table.identifier.name : undefined

/** Whether a column may be given back unseen: a row is known by its id, and what has no checksum cannot be judged. */
const isHarmless = ({ row, large }: Guarded, column: string | undefined): boolean =>
  column !== undefined && (column === 'id' || ![...row, ...large].includes(column))

/** A change that gives back what rows of a guarded table say is a read of them too. */
export const findGiving = (node: RootOperationNode): { update: UpdateQueryNode; guarded: Guarded } | undefined => {
  if (node.kind !== 'UpdateQueryNode' || node.returning === undefined) return undefined
  const guarded = findGuarded(tableOf(node.table) ?? '')
  if (guarded === undefined) return undefined
  const given = node.returning.selections.map(({ selection }) =>
    columnOf(AliasNode.is(selection) ? selection.node : selection),
  )
  return given.every((column) => isHarmless(guarded, column)) ? undefined : { update: node, guarded }
}

/** The same change of rows that meet one more condition. */
export const withCondition = (update: UpdateQueryNode, condition: OperationNode): UpdateQueryNode => ({
  ...update,
  where: WhereNode.create(update.where === undefined ? condition : AndNode.create(update.where.where, condition)),
})
