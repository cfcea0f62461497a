import { handleKey } from '../creators.js'
import { Columns, ColumnError } from './columns.js'
import { idFromHandle } from './schema.js'
const batchRows = 5e3
const batchBytes = 16e6
const keyOf = ({ network, handle }) => `${network} ${handleKey(handle)}`
const findIds = async (schema, corpus, records) => {
  const wanted = /* @__PURE__ */ new Map()
  for (const record of records) {
    const profile = schema.nameless(record)
    if (profile === void 0) continue
    const handles = wanted.get(profile.network) ?? /* @__PURE__ */ new Set()
    if (handles.size === 0) wanted.set(profile.network, handles)
    handles.add(profile.handle)
  }
  const ids = /* @__PURE__ */ new Map()
  for (const [network, handles] of wanted)
    for (const [key, id] of await corpus.creators.findIds(network, [...handles])) ids.set(`${network} ${key}`, id)
  return ids
}
const giveIds = async (schema, corpus, records) => {
  if (records.every((record) => schema.nameless(record) === void 0)) return
  const ids = await findIds(schema, corpus, records)
  for (const record of records) {
    const profile = schema.nameless(record)
    if (profile !== void 0) schema.giveId(record, ids.get(keyOf(profile)) ?? idFromHandle(profile.handle))
    const named = schema.named(record)
    if (named !== void 0) ids.set(keyOf(named), named.externalId)
  }
}
const importRows = async (work) => {
  const { schema, corpus, rejects, defaults } = work
  const columns = new Columns(schema, work.columns)
  let compiled = []
  let names = work.from.columns
  let reasons = []
  const report = (name, message) => void reasons.push(name === '' ? message : `${name} ${message}`)
  const at = { ...work.from }
  let batch = []
  let [rowsInBatch, batchStart] = [0, at.offset]
  let writing = Promise.resolve()
  const read = (raw) => {
    reasons = []
    const { content } = raw
    if (content === void 0) reasons.push(`The row ${raw.problem ?? 'cannot be read'}.`)
    else {
      if (!Array.isArray(content) && at.rows === 0) columns.refuseUnknown(content)
      const row = Array.isArray(content)
        ? columns.readCells(compiled, content, report)
        : columns.readObject(content, report)
      const record = schema.toRecord(row, defaults, report)
      if (reasons.length === 0 && record !== void 0) return record
    }
    return void 0
  }
  const reject = (raw) => {
    const { content } = raw
    const cells = Array.isArray(content) ? content : void 0
    const row = cells === void 0 ? content : Object.fromEntries((names ?? []).map((name, i) => [name, cells[i]]))
    rejects?.add({ file: work.file, line: raw.line, reasons, row: row ?? raw.raw ?? null })
    work.onReject(raw.line, reasons)
  }
  const write = async (records, lines, progress) => {
    if (corpus !== void 0 && records.length > 0) await schema.save(corpus, records)
    rejects?.write(lines)
    await work.onBatch({ ...progress, rejectBytes: rejects?.bytes ?? 0 })
  }
  const flush = async () => {
    await writing
    if (rowsInBatch === 0) return
    if (corpus !== void 0) await giveIds(schema, corpus, batch)
    writing = write(batch, rejects?.take() ?? [], { ...at, columns: names })
    writing.catch(() => {})
    batch = []
    rowsInBatch = 0
    batchStart = at.offset
  }
  try {
    for await (const { columns: found, rows } of work.source.rows) {
      if (found !== void 0 && compiled.length === 0) {
        names = found
        compiled = columns.compile(found)
      }
      for (const raw of rows) {
        const record = read(raw)
        if (record === void 0) reject(raw)
        else batch.push(record)
        at.offset = raw.nextOffset
        at.line = raw.nextLine
        at.rows++
        if (record === void 0) at.rejected++
        else at.imported++
        if (++rowsInBatch < batchRows && at.offset - batchStart < batchBytes) continue
        await flush()
        if (work.shouldStop()) {
          await writing
          return at
        }
      }
    }
    await flush()
    await writing
    return { ...at, columns: names, rejectBytes: rejects?.bytes ?? 0, isDone: true }
  } catch (error) {
    if (!(error instanceof ColumnError)) await flush().catch(() => {})
    await writing.catch(() => {})
    throw error
  }
}
export { importRows }
//# sourceMappingURL=import-rows.js.map
