import { createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FormatError } from './raw-rows.js'
import { openZip } from './zip.js'

const dataFile = /\.(csv|tsv|txt|json|jsonl|ndjson|xlsx|parquet|zip|car)(\.gz)?$/i
const filesMax = 200

/** The tables in a zip file, unpacked into a folder. Names of entries never become paths. */
export const unpackTables = async (path: string, folder: string): Promise<{ path: string; name: string }[]> => {
  const zip = await openZip(path)
  try {
    const tables = zip.entries.filter(({ name }) => dataFile.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name))
    if (tables.length === 0)
      throw new FormatError(
        'is a zip file with no table in it (CSV, Excel, JSON or Parquet), and no archive that is known here',
      )
    if (tables.length > filesMax) throw new FormatError(`is a zip file with more than ${filesMax} tables in it`)
    const unpacked: { path: string; name: string }[] = []
    for (const [i, entry] of tables.entries()) {
      const to = join(folder, `${i}-${basename(entry.name).replace(/[^\w.-]/g, '_')}`)
      await pipeline(Readable.from(await entry.open()), createWriteStream(to, { mode: 0o600 }))
      unpacked.push({ path: to, name: entry.name })
    }
    return unpacked
  } finally {
    zip.close()
  }
}
