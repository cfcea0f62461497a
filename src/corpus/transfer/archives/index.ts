import type { RowSource } from '../read/open-rows.js'
import type { Position, RawRow, RawRows } from '../read/raw-rows.js'
import { sniff } from '../read/sniff.js'
import { openZip } from '../read/zip.js'
import type { ArchiveForm, ArchiveRow } from './archive.js'
import { blueskyRows } from './bluesky.js'
import { facebook } from './facebook.js'
import { ArchiveFiles } from './files.js'
import { instagram } from './instagram.js'
import { linkedin } from './linkedin.js'
import { mastodon } from './mastodon.js'
import { reddit } from './reddit.js'
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

const forms: readonly ArchiveForm[] = [tiktok, x, mastodon, instagram, facebook, youtube, linkedin, reddit]

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

/** Opens a file that is a personal archive; undefined for any other. */
export const openArchive = async (
  path: string,
  fileName: string,
  set: Readonly<Record<string, string>>,
): Promise<Archive | undefined> => {
  const who = { handle: set['handle'] ?? set['author'], fileName }
  const { form } = sniff(path)
  const done = (): undefined => undefined
  if (form === 'car')
    return {
      id: 'bluesky-repository',
      says: 'Repository of Bluesky (CAR)',
      close: () => {},
      open: (from) => ({ rows: toRawRows(blueskyRows(path, who), from), done }),
    }
  if (form !== 'zip') return undefined
  const zip = await openZip(path)
  const found = forms.find(({ has }) => has.every((ending) => zip.entries.some(({ name }) => ending.test(name))))
  if (found === undefined) {
    zip.close()
    return undefined
  }
  const files = new ArchiveFiles(zip)
  return {
    id: found.id,
    says: found.says,
    close: zip.close,
    open: (from) => ({ rows: toRawRows(found.rows(files, who), from), done }),
  }
}
