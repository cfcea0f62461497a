import { comments } from './comments.js'
import { contents } from './contents.js'
import { creators } from './creators.js'
import { followers } from './followers.js'
const transferKinds = ['creators', 'contents', 'comments', 'followers']
const formats = ['jsonl', 'csv', 'parquet']
const schemas = { creators, contents, comments, followers }
const escapeCell = (text) => text.replaceAll('|', '\\|')
const fieldsTable = (kind) => {
  const rows = Object.entries(schemas[kind].fields).map(
    ([
      name,
      {
        kind: { says },
        meaning,
      },
    ]) => `| \`${name}\` | ${escapeCell(says)} | ${escapeCell(meaning)} |`,
  )
  return ['| Field | Holds | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
}
export { fieldsTable, formats, schemas, transferKinds }
//# sourceMappingURL=index.js.map
