import { parseDate } from '../values/dates.js'
import { asList, asObject, asText, contentRow, creatorRow, type ArchiveForm } from './archive.js'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const plain = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/p>\s*<p[^>]*>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => entities[name] ?? '')

export const mastodon: ArchiveForm = {
  id: 'mastodon-archive',
  says: 'Personal archive of Mastodon',
  has: [/(^|\/)outbox\.json$/, /(^|\/)actor\.json$/],
  rows: async function* (files, who) {
    const [entry] = files.list(/(^|\/)actor\.json$/)
    const actor = asObject(await files.json(entry))
    const host = URL.canParse(asText(actor['id'])) ? new URL(asText(actor['id'])).host : ''
    const handle = who.handle ?? `${asText(actor['preferredUsername'])}@${host}`
    yield creatorRow(entry?.name ?? '', { network: 'mastodon', handle, name: asText(actor['name']), bio: plain(asText(actor['summary'])), profile_url: asText(actor['url']) || undefined, created_at: asText(actor['published']) || undefined })
    for (const box of files.list(/(^|\/)outbox\.json$/))
      for await (const { value } of files.objects(box)) {
        const note = asObject(value['object'])
        const at = parseDate(asText(note['published']) || asText(value['published']), { zone: 'UTC' })
        const id = /(\d+)\/?(?:activity)?$/.exec(asText(note['id']) || asText(value['id']))?.[1]
        if (at === undefined || id === undefined) continue
        const isBoost = asText(value['type']) === 'Announce'
        const tags = asList(note['tag'])
        const [language] = Object.keys(asObject(note['contentMap']))
        yield contentRow(box.name, {
          network: 'mastodon', author: handle, content_id: `${id}@${host}`, content_url: asText(note['url']) || undefined, type: isBoost ? 'repost' : asText(note['inReplyTo']) === '' ? (asList(note['attachment']).length > 0 ? 'image' : 'text') : 'reply', title: asText(note['summary']) || undefined, text: plain(asText(note['content'])), published_at: at, language,
          hashtags: tags.filter((tag) => asText(tag['type']) === 'Hashtag').map((tag) => asText(tag['name'])), mentions: tags.filter((tag) => asText(tag['type']) === 'Mention').map((tag) => asText(tag['name'])),
        })
      }
  },
} // prettier-ignore
