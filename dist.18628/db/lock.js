import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
const lockFolder = (folder) => {
  mkdirSync(folder, { recursive: true, mode: 448 })
  const holderFile = join(folder, 'server.json')
  const lock = new Database(join(folder, 'server.lock'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(
      `${folder} is in use by another Rostra server${describeHolder(holderFile)}. Stop it, or name another folder with --data.`,
      { cause },
    )
  }
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid }))
  return () => {
    lock.exec('rollback')
    lock.close()
  }
}
const describeHolder = (file) => {
  try {
    const { pid } = JSON.parse(readFileSync(file, 'utf8'))
    return ` (process ${pid})`
  } catch {
    return ''
  }
}
export { lockFolder }
//# sourceMappingURL=lock.js.map
