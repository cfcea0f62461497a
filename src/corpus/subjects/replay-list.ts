import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An erasure as it is kept outside of the database: digests alone. */
export interface ReplayEntry {
  id: string
  accountId: string
  at: number
  subjects: { subject: string; kind: string }[]
}

export interface ReplayList {
  /** The secret that the digests were made with: a backup from before the first erasure may not have it. */
  secret: string
  entries: ReplayEntry[]
}

const fileOf = (dataFolder: string): string => join(dataFolder, 'erasures.jsonl')

/** Adds an erasure to the list beside the database, which a restored backup does not take back. */
export const noteErasure = (dataFolder: string, secret: Buffer, entry: ReplayEntry): void => {
  const file = fileOf(dataFolder)
  const head = existsSync(file) ? '' : `${JSON.stringify({ secret: secret.toString('base64') })}\n`
  appendFileSync(file, `${head}${JSON.stringify(entry)}\n`, { mode: 0o600 })
}

export const readReplayList = (dataFolder: string): ReplayList | undefined => {
  const file = fileOf(dataFolder)
  if (!existsSync(file)) return undefined
  const [head, ...lines] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  if (head === undefined) return undefined
  return {
    ...(JSON.parse(head) as { secret: string }),
    entries: lines.map((line) => JSON.parse(line) as ReplayEntry),
  }
}
