import { open as openZipFile, type Entry, type Options, type ZipFile } from 'yauzl'
import { FormatError } from './raw-rows.js'

/** What keeps a small file from becoming a huge one. */
const limits = { entries: 200_000, bytes: 200_000_000_000, ratio: 500, ratioFrom: 10_000_000 }

export interface ZipEntry {
  name: string
  size: number
  open: () => Promise<AsyncIterable<Buffer>>
}

export interface Zip {
  entries: ZipEntry[]
  close: () => void
}

const options: Options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: false }

const openFile = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    openZipFile(path, options, (error, zip) => {
      if (error instanceof Error) reject(new FormatError(`is a damaged zip file (${error.message})`))
      else resolve(zip)
    }),
  )

const openEntry = (zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> =>
  new Promise((resolve, reject) => {
    if (entry.isEncrypted()) return reject(new FormatError(`is protected by a password (${entry.fileName})`))
    zip.openReadStream(entry, (error, stream) => {
      if (error instanceof Error) reject(new FormatError(`has a damaged entry ${entry.fileName} (${error.message})`))
      else resolve(bounded(stream as AsyncIterable<Buffer>, entry))
    })
  })

async function* bounded(chunks: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of chunks) yield chunk
  } catch (error) {
    throw new FormatError(`has a damaged entry ${entry.fileName} (${(error as Error).message})`, { cause: error })
  }
}

const checkEntry = (entry: Entry, total: number): void => {
  const { compressedSize, uncompressedSize, fileName } = entry
  if (total > limits.bytes) throw new FormatError('unpacks to more than 200 GB, which is refused')
  if (uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio)
    throw new FormatError(`has an entry that unpacks to ${limits.ratio} times its size, which is refused (${fileName})`)
}

/** The entries of a zip file, none of them unpacked yet. Names that lead out of it are refused by the reader of the directory. */
export const openZip = async (path: string): Promise<Zip> => {
  const zip = await openFile(path)
  try {
    const entries = await new Promise<ZipEntry[]>((resolve, reject) => {
      const found: ZipEntry[] = []
      let total = 0
      zip.on('entry', (entry: Entry) => {
        try {
          total += entry.uncompressedSize
          checkEntry(entry, total)
          if (found.length >= limits.entries)
            throw new FormatError(`has more than ${limits.entries} entries, which is refused`)
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
          return
        }
        if (!entry.fileName.endsWith('/'))
          found.push({ name: entry.fileName, size: entry.uncompressedSize, open: () => openEntry(zip, entry) })
        zip.readEntry()
      })
      zip.once('error', (error: Error) => reject(new FormatError(`is a damaged zip file (${error.message})`)))
      zip.once('end', () => resolve(found))
      zip.readEntry()
    })
    return { entries, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** A whole entry, for those that are small. */
export const readEntry = async ({ name, size, open }: ZipEntry, bytesMax: number): Promise<Buffer> => {
  if (size > bytesMax) throw new FormatError(`has an entry of more than ${bytesMax} bytes (${name})`)
  const parts: Buffer[] = []
  for await (const chunk of await open()) parts.push(chunk)
  return Buffer.concat(parts)
}
