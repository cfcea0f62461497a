import {
  AggregateFunctionNode,
  AliasNode,
  ColumnNode,
  ReferenceNode,
  SelectAllNode,
  SelectionNode,
  type OperationNode,
  type SelectQueryNode,
} from 'kysely'

const isCountOfAll = (node: OperationNode): boolean =>
  AggregateFunctionNode.is(node) &&
  node.func === 'count' &&
  node.aggregated.every((each) => SelectionNode.is(each) && SelectAllNode.is(each.selection))

/** The name of a column that is asked for; undefined where it is more than one, or something made of them. */
export const columnOf = (node: OperationNode): string | undefined =>
  ReferenceNode.is(node) && ColumnNode.is(node.column) ? node.column.column.name : undefined

/** Whether a question asks how many rows there are, by what they are grouped by or not, and for nothing else of them. */
export const isCount = ({ selections = [], groupBy }: SelectQueryNode): boolean => {
  const asked = selections.map(({ selection }) => (AliasNode.is(selection) ? selection.node : selection))
  const grouped = (groupBy?.items ?? []).map((item) => columnOf(item.groupBy))
  return (
    asked.some(isCountOfAll) &&
    asked.every((node) => {
      const column = columnOf(node)
      return isCountOfAll(node) || (column !== undefined && grouped.includes(column))
    })
  )
}
