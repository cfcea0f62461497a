import { FormatError } from '../read/raw-rows.js'
import { parseDate } from '../values/dates.js'
import { asList, asObject, asText, contentRow, creatorRow, marksIn, type ArchiveForm } from './archive.js'

const timeOf = (text: string | undefined): number | undefined => parseDate(text ?? '', { zone: 'UTC' })

/** Plain text, {"text": …} or {"takeoutSegments": […]}, depending on the year. */
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

const videos = /(^|\/)videos(\(\d+\)|\s?\d+)?\.csv$/i

export const youtube: ArchiveForm = {
  id: 'youtube-takeout',
  says: 'Google Takeout of YouTube',
  has: [/Takeout\/YouTube|(^|\/)(channels\/channel|video metadata\/videos)(\(\d+\))?\.csv$/i],
  rows: async function* (files, who) {
    const channels: Record<string, string>[] = []
    for (const entry of files.list(/(^|\/)channel\.csv$/i)) for await (const row of files.table(entry, 'channel_id')) channels.push(row)
    const id = who.handle ?? channels[0]?.['channel_id']
    if (id === undefined) throw new FormatError('does not say whose archive it is: add --set handle=CHANNEL_ID')
    const title = channels[0]?.['channel_title_original'] ?? channels[0]?.['channel_title'] ?? ''
    yield creatorRow('channel.csv', { network: 'youtube', handle: id, external_id: id, name: title })
    for (const entry of files.list(videos))
      for await (const row of files.table(entry, 'video_id')) {
        const at = timeOf(row['video_publish_timestamp'] || row['video_create_timestamp'])
        if (at === undefined || /private|unlisted/i.test(row['privacy'] ?? '')) continue
        const [text, tags] = [row['video_description_original'] ?? '', Object.entries(row).filter(([key, value]) => /^tag_\d+$/.test(key) && value !== '').map(([, value]) => value)]
        yield contentRow(entry.name, { network: 'youtube', author: id, author_external_id: id, content_id: row['video_id'], type: 'video', title: row['video_title_original'] ?? '', text, published_at: at, hashtags: tags, mentions: marksIn(text).mentions })
      }
    for (const entry of files.list(/(^|\/)comments(\(\d+\))?\.csv$/i))
      for await (const row of files.table(entry, 'comment_id')) {
        const [at, text] = [timeOf(row['comment_create_timestamp']), commentText(row['comment_text'] ?? '')]
        if (at !== undefined && text !== '') yield contentRow(entry.name, { network: 'youtube', author: id, author_external_id: id, content_id: `comment:${row['comment_id'] ?? ''}`, type: 'reply', text, published_at: at, parent_id: row['video_id'] || undefined, ...marksIn(text) })
      }
  },
} // prettier-ignore
