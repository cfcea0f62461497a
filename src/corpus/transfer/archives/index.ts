import { createReadStream, statSync } from 'node:fs'
import type { RowSource } from '../read/open-rows.js'
import type { Position, RawRow, RawRows } from '../read/raw-rows.js'
import { FormatError } from '../read/raw-rows.js'
import { sniff } from '../read/sniff.js'
import { isTar, openTar } from '../read/tar.js'
import { openZip, type Zip } from '../read/zip.js'
import type { ArchiveForm, ArchiveRow, Who } from './archive.js'
import { blueskyRows } from './bluesky.js'
import { facebook } from './facebook.js'
import { ArchiveFiles } from './files.js'
import { instagram } from './instagram.js'
import { oldInstagram } from './old-instagram.js'
import { linkedin } from './linkedin.js'
import { mastodon } from './mastodon.js'
import { isPageOnly, refuseChat, refusePages, refusePrivate } from './private-archives.js'
import { reddit } from './reddit.js'
import { telegram } from './telegram.js'
import { tiktok } from './tiktok.js'
import { x } from './x.js'
import { youtube } from './youtube.js'

/** A personal archive: somebody's own data, as a network handed it out. */
export interface Archive {
  id: string
  says: string
  open: (from: Position) => RowSource
  close: () => void
}

const forms: readonly ArchiveForm[] = [
  tiktok,
  x,
  mastodon,
  instagram,
  oldInstagram,
  facebook,
  youtube,
  linkedin,
  reddit,
  telegram,
]

/** What is recognised as an archive, for the documentation. */
export const archiveForms: readonly { id: string; says: string }[] = [
  ...forms,
  { id: 'bluesky-repository', says: 'Repository of Bluesky (CAR)' },
]

const pieceRows = 500

/** Rows with a running number: it says where to go on. */
async function* toRawRows(rows: AsyncGenerator<ArchiveRow>, from: Position): AsyncGenerator<RawRows> {
  let number = 0
  let piece: RawRow[] = []
  for await (const { kind, row } of rows) {
    number++
    if (number <= from.offset) continue
    piece.push({ line: number, nextOffset: number, nextLine: number + 1, at: kind, content: row })
    if (piece.length < pieceRows) continue
    yield { rows: piece }
    piece = []
  }
  yield { rows: piece }
}

const done = (): undefined => undefined

const asArchive = ({ id, says, rows }: ArchiveForm, zip: Zip, who: Who): Archive => {
  const files = new ArchiveFiles(zip)
  return { id, says, close: zip.close, open: (from) => ({ rows: toRawRows(rows(files, who), from), done }) }
}

/** A file taken out of an archive, under the name it has there. */
const fileAs = (path: string, name: string): Zip => ({
  entries: [{ name, size: statSync(path).size, open: () => Promise.resolve(createReadStream(path)) }],
  close: () => {},
})

/** Opens a file that is a personal archive; undefined for any other. */
export const openArchive = async (
  path: string,
  fileName: string,
  set: Readonly<Record<string, string>>,
): Promise<Archive | undefined> => {
  const who = { handle: set['handle'] ?? set['author'], fileName }
  if (isTar(path)) {
    const archive = await toArchive(await openTar(path), who)
    if (archive !== undefined) return archive
    throw new FormatError('is a tar file, and no archive that is known here: unpack it and import the files in it')
  }
  const { form, text, isPacked } = sniff(path)
  if (form === 'car')
    return {
      id: 'bluesky-repository',
      says: 'Repository of Bluesky (CAR)',
      close: () => {},
      open: (from) => ({ rows: toRawRows(blueskyRows(path, who), from), done }),
    }
  if (form !== 'zip') {
    // A line that begins with [12.03.26, 14:05] looks like JSON at first.
    if (form === 'csv' || form === 'json') refuseChat(text)
    const alone = forms.find((each) => each.alone?.looks.every((look) => look.test(text)) === true)
    return alone === undefined || isPacked ? undefined : asArchive(alone, fileAs(path, alone.alone?.name ?? ''), who)
  }
  return toArchive(await openZip(path), who)
}

/** The archive that these entries are; undefined where they are none that is known. */
const toArchive = async (zip: Zip, who: Who): Promise<Archive | undefined> => {
  const found = forms.find(({ has }) => has.every((ending) => zip.entries.some(({ name }) => ending.test(name))))
  if (found === undefined) {
    try {
      refusePrivate(zip)
      await refusePages(zip)
    } finally {
      zip.close()
    }
    return undefined
  }
  if (isPageOnly(zip)) {
    zip.close()
    throw new FormatError(
      found.pagesSay ??
        `is a ${found.says.replace(/^P/, 'p')} as web pages (HTML), which cannot be read: ask the network for the archive again and choose JSON`,
    )
  }
  return asArchive(found, zip, who)
}
