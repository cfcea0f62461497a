import { statSync } from 'node:fs'
import { importRows } from './import-rows.js'
import { schemas } from './index.js'
import { openRows, openStream } from './open-rows.js'
import { findProgress, noProgress, progressName } from './progress.js'
import { RejectFile } from './rejects.js'
const dayMs = 864e5
const importFile = async (work) => {
  const { path, corpus, kind } = work
  const asOf = work.asOf ?? (path === void 0 ? work.now : Math.floor(statSync(path).mtimeMs))
  const { renames, ignoreUnknown } = work.columns
  const options = [work.format, work.delimiter, [...renames], ignoreUnknown, work.source, asOf]
  const name = path === void 0 || corpus === void 0 ? void 0 : progressName(kind, path, options)
  const found = name === void 0 || corpus === void 0 ? void 0 : await findProgress(corpus.facts, name)
  const from = (work.restart ? void 0 : found) ?? { ...noProgress, rejectBytes: work.rejectBytes }
  const ended = { resumedFrom: from.rows, progressName: name }
  if (from.isDone) return { ...from, ...ended }
  const source = await openSource(work, from)
  const rejects = work.rejectsPath === void 0 ? void 0 : new RejectFile(work.rejectsPath, from.rejectBytes)
  const save = async (progress) => {
    if (name !== void 0) await corpus?.facts.save(name, progress, work.now)
    work.onProgress(progress, source.done(progress.offset))
  }
  try {
    const result = await importRows({
      file: path ?? '-',
      schema: schemas[kind],
      source,
      columns: work.columns,
      defaults: { source: work.source, asOf, asOfMax: work.now + dayMs },
      from,
      corpus,
      rejects,
      onReject: work.onReject,
      onBatch: save,
      shouldStop: work.shouldStop,
    })
    if (result.isDone) await save(result)
    return { ...result, ...ended }
  } finally {
    rejects?.close()
  }
}
const openSource = async (work, from) =>
  work.path === void 0
    ? openStream(process.stdin, work.format, work.delimiter)
    : openRows(work.path, work.format, from, work.delimiter)
export { importFile }
//# sourceMappingURL=import-file.js.map
