import { SearchDataError } from './errors.js'
function hasHeads(column) {
  return column.kind === 'text' && (column.analyzer === 'name' || column.analyzer === 'handle')
}
function checkSchema(schema) {
  const names = Object.keys(schema.columns)
  if (names.length > 1e3) throw new SearchDataError('A schema has at most 1,000 columns.')
  for (const name of names) {
    if (!/^[a-z][a-z0-9_.]{0,63}$/.test(name))
      throw new SearchDataError(`Column name ${JSON.stringify(name)} is not a name.`)
    const column = schema.columns[name]
    if (column?.kind === 'vector' && !(column.dimensions >= 1 && column.dimensions <= 4096))
      throw new SearchDataError(`Column ${name}: dimensions must be 1..4096.`)
  }
  const rank = schema.columns[schema.rank]
  if (rank?.kind !== 'number') throw new SearchDataError(`The rank column ${schema.rank} must be a number column.`)
}
export { checkSchema, hasHeads }
//# sourceMappingURL=schema.js.map
