import { parseDate } from '../values/dates.js'
import { htmlText } from '../values/plain-text.js'
import { FormatError } from '../read/raw-rows.js'
import { asList, asObject, asText, contentRow, creatorRow, type ArchiveForm } from './archive.js'
import type { ArchiveFiles } from './files.js'

const everybody = /(^as:|activitystreams#)Public$/
/** Archives hold what went to followers and to single people, too. Those are letters, not posts. */
const isPublic = (activity: Record<string, unknown>, note: Record<string, unknown>): boolean =>
  [activity, note].some((each) => [each['to'], each['cc']].flat().some((to) => everybody.test(asText(to)))) ||
  [activity, note].every((each) => each['to'] === undefined && each['cc'] === undefined)

/** What a poll offers is said by whoever asks. */
const choicesOf = (note: Record<string, unknown>): string[] =>
  [...asList(note['oneOf']), ...asList(note['anyOf'])].map((choice) => asText(choice['name']))

/** Pictures with the words that describe them; what lies in the archive is known by its address on the server. */
const mediaOf = (note: Record<string, unknown>, host: string): object[] =>
  asList(note['attachment']).flatMap((file) => {
    const [kind = ''] = asText(file['mediaType']).split('/')
    const [address, server] = [asText(file['url']), `https://${host}/`]
    if (!URL.canParse(address, server) || !['image', 'video', 'audio'].includes(kind)) return []
    const url = new URL(address, server).href
    return [{ url, type: kind, width: null, height: null, duration_s: null, alt: asText(file['name']) || null }]
  })

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

/** An outbox alone tells the owner by the address of every activity. */
const ownerOf = async (files: ArchiveFiles): Promise<string> => {
  for (const box of files.list(/(^|\/)outbox\.json$/))
    for await (const { value } of files.objects(box)) if (asText(value['actor']) !== '') return asText(value['actor'])
  return ''
}

export const mastodon: ArchiveForm = {
  id: 'mastodon-archive',
  says: 'Personal archive of Mastodon',
  has: [/(^|\/)outbox\.json$/, /(^|\/)actor\.json$/],
  alone: { looks: [/"type"\s*:\s*"OrderedCollection"/, /"orderedItems"\s*:\s*\[/], name: 'outbox.json' },
  rows: async function* (files, who) {
    const [entry] = files.list(/(^|\/)actor\.json$/)
    const actor = asObject(await files.json(entry))
    const address = asText(actor['id']) || (await ownerOf(files))
    const host = hostOf(address)
    const handle = who.handle ?? `${asText(actor['preferredUsername']) || (/\/(?:users\/|@)([^/]+)$/.exec(address)?.[1] ?? '')}@${host}`
    if (handle.startsWith('@') || handle.endsWith('@')) throw new FormatError('does not say whose archive it is: add --set handle=NAME@HOST')
    yield creatorRow(entry?.name ?? '', { network: 'mastodon', handle, name: htmlText(asText(actor['name'])), bio: htmlText(asText(actor['summary'])), profile_url: asText(actor['url']) || undefined, created_at: asText(actor['published']) || undefined })
    for (const box of files.list(/(^|\/)outbox\.json$/))
      for await (const { value } of files.objects(box)) {
        const note = asObject(value['object'])
        const at = parseDate(asText(note['published']) || asText(value['published']), { zone: 'UTC' })
        const id = /(\d+)\/?(?:activity)?$/.exec(asText(note['id']) || asText(value['id']))?.[1]
        if (at === undefined || id === undefined || !isPublic(value, note)) continue
        const isBoost = asText(value['type']) === 'Announce'
        const tags = asList(note['tag'])
        const [language] = Object.keys(asObject(note['contentMap']))
        yield contentRow(box.name, {
          network: 'mastodon', author: handle, content_id: `${id}@${host}`, content_url: asText(note['url']) || undefined, type: isBoost ? 'repost' : asText(note['inReplyTo']) === '' ? (asList(note['attachment']).length > 0 ? 'image' : 'text') : 'reply', title: asText(note['summary']) || undefined,
          text: [htmlText(asText(note['content'])), ...choicesOf(note)].filter((part) => part !== '').join('\n'), published_at: at,
          language, media: mediaOf(note, host),
          hashtags: tags.filter((tag) => asText(tag['type']) === 'Hashtag').map((tag) => asText(tag['name'])), mentions: tags.filter((tag) => asText(tag['type']) === 'Mention').map((tag) => asText(tag['name'])),
        })
      }
  },
} // prettier-ignore
