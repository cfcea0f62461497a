import type { ZipEntry } from '../read/zip.js'
import { parseDate } from '../values/dates.js'
import { asList, asObject, asText, contentRow, creatorRow, marksIn, type ArchiveForm, noOwner } from './archive.js'
import type { ArchiveFiles } from './files.js'
import { takeoutColumns } from './takeout-columns.js'
import { isNotPublic } from './words.js'

const timeOf = (text: string | undefined): number | undefined => parseDate(text ?? '', { zone: 'UTC' })

/** Plain text, {"text": …}, several of them, or {"takeoutSegments": […]}, depending on the year. */
const commentText = (cell: string): string => {
  if (!cell.trimStart().startsWith('{')) return cell
  try {
    const value = JSON.parse(`[${cell}]`) as unknown
    return asList(value)
      .flatMap((part) => (Array.isArray(part['takeoutSegments']) ? asList(part['takeoutSegments']) : [part]))
      .map((part) => asText(asObject(part)['text']))
      .join('')
  } catch {
    return cell
  }
}

/** The one time that a comment has, whatever the header calls it in the language of the account. */
const someTime = (row: Row): string | undefined =>
  Object.values(row).find((cell) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(cell))

type Table = 'channel' | 'videos' | 'comments'

/** Folders, files and headers are translated; what a table is, its columns tell. The channels somebody subscribed to have addresses, one's own has none. */
const tableOf = (columns: ReadonlySet<string>): Table | undefined => {
  if (columns.has('comment_id') && columns.has('comment_text')) return 'comments'
  if (columns.has('video_id')) return columns.has('video_title') && (columns.has('published_at') || columns.has('created_at')) ? 'videos' : undefined
  return columns.has('channel_id') && columns.has('channel_title') && !columns.has('channel_url') ? 'channel' : undefined
} // prettier-ignore

type Row = Record<string, string>

/** A table of the archive under the words of ours; tags stay under their own. */
interface Found {
  entry: ZipEntry
  columns: readonly string[]
}

async function* rowsOf(files: ArchiveFiles, { entry, columns }: Found): AsyncGenerator<Row> {
  let isHeader = true
  for await (const cells of files.records(entry)) {
    const row: Row = {}
    for (const [i, column] of columns.entries()) row[column] ??= cells[i] ?? ''
    if (!isHeader) yield row
    isHeader = false
  }
}

const sort = async (files: ArchiveFiles): Promise<Record<Table, Found[]>> => {
  const found: Record<Table, Found[]> = { channel: [], videos: [], comments: [] }
  for (const entry of files.list(/\.csv$/i)) {
    const [header = [], first = []] = await files.firstRecords(entry, 2)
    const columns = takeoutColumns(header, first)
    const table = tableOf(new Set(columns))
    if (table !== undefined) found[table].push({ entry, columns })
  }
  return found
}

/** Whose archive it is: the channel itself, else the one that wrote the comments or made the videos. */
const findChannel = async (files: ArchiveFiles, tables: Record<Table, Found[]>): Promise<Row> => {
  for (const table of [...tables.channel, ...tables.videos, ...tables.comments])
    for await (const row of rowsOf(files, table)) if ((row['channel_id'] ?? '') !== '') return row
  return {}
}

export const youtube: ArchiveForm = {
  id: 'youtube-takeout',
  says: 'Google Takeout of YouTube',
  // Only the history is a page or JSON, as one chooses; everything public is CSV whatever is chosen.
  pagesSay: 'is a Google Takeout of YouTube with web pages (HTML) alone, such as the history of what was watched, which is private and never read: ask Google for it again with channels, videos and comments selected, which come as CSV',
  has: [/Takeout\/YouTube|YouTube[^/]*YouTube Music\/|(^|\/)(channels\/channel|video metadata\/videos)(\(\d+\))?\.csv$/i],
  rows: async function* (files, who) {
    const tables = await sort(files)
    const channel = await findChannel(files, tables)
    const id = who.handle ?? channel['channel_id']
    if (id === undefined) throw noOwner('CHANNEL_ID')
    yield creatorRow('channel.csv', { network: 'youtube', handle: id, external_id: id, name: channel['channel_title'] ?? '' })
    for (const table of tables.videos)
      for await (const row of rowsOf(files, table)) {
        const at = timeOf(row['published_at'] || row['created_at'])
        if (at === undefined || row['privacy'] === undefined || isNotPublic(row['privacy'])) continue
        const [text, tags] = [row['video_description'] ?? '', Object.entries(row).filter(([key, value]) => /^tag_\d+$/.test(key) && value !== '').map(([, value]) => value)]
        yield contentRow(table.entry.name, { network: 'youtube', author: id, author_external_id: id, content_id: row['video_id'], type: 'video', title: row['video_title'] ?? '', text, language: /^[a-z]{2}\b/.exec(row['language'] ?? '')?.[0], published_at: at, hashtags: tags, mentions: marksIn(text).mentions })
      }
    for (const table of tables.comments)
      for await (const row of rowsOf(files, table)) {
        const [at, text] = [timeOf(row['commented_at'] ?? someTime(row)), commentText(row['comment_text'] ?? '')]
        const [comment, video] = [row['comment_id'] ?? '', row['video_id'] || undefined]
        const address = video === undefined ? undefined : `https://www.youtube.com/watch?v=${video}&lc=${comment}`
        if (at !== undefined && text !== '') yield contentRow(table.entry.name, { network: 'youtube', author: id, author_external_id: id, content_id: `comment:${comment}`, content_url: address, type: 'reply', text, published_at: at, parent_id: video, ...marksIn(text) })
      }
  },
} // prettier-ignore
