import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { FactsMark } from './facts-deriver.js'

/** How far facts were derived, in a file that is replaced as a whole. */
export const factsFile = (
  file: string,
  warn: (fields: object, message: string) => void,
): { load: () => FactsMark | undefined; save: (mark: FactsMark) => void } => ({
  load: () => {
    try {
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FactsMark) : undefined
    } catch (error) {
      warn({ err: error }, 'how far facts were derived cannot be read; all are derived anew')
      return undefined
    }
  },
  save: (mark) => {
    writeFileSync(`${file}.new`, JSON.stringify(mark), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  },
})
