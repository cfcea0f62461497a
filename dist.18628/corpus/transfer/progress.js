import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
const noProgress = {
  offset: 0,
  line: 1,
  rows: 0,
  imported: 0,
  rejected: 0,
  rejectBytes: 0,
  isDone: false,
}
const progressName = (kind, path, options) => {
  const { size, mtimeMs } = statSync(path)
  const identity = JSON.stringify([kind, resolve(path), size, mtimeMs, options])
  return `import:${kind}:${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`
}
const findProgress = async (facts, name) => (await facts.find(name))?.value
export { findProgress, noProgress, progressName }
//# sourceMappingURL=progress.js.map
