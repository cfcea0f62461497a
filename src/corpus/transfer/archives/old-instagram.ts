import { parseDate } from '../values/dates.js'
import { asObject, asText, contentRow, creatorRow, madeId, marksIn, type ArchiveForm, noOwner } from './archive.js'

const timeOf = (value: unknown): number | undefined => parseDate(asText(value), { zone: 'UTC' })
const types: Readonly<Record<string, string>> = { photos: 'image', videos: 'video', stories: 'story' }

/** The archive that Instagram handed out until 2020: lists of pictures with their captions, and comments as lists of three. */
export const oldInstagram: ArchiveForm = {
  id: 'instagram-archive',
  says: 'Personal archive of Instagram',
  has: [/(^|\/)media\.json$/i, /(^|\/)profile\.json$/i],
  rows: async function* (files, who) {
    const profile = asObject(await files.json(files.list(/(^|\/)profile\.json$/i)[0]))
    const handle = who.handle ?? asText(profile['username'])
    if (handle === '') throw noOwner()
    yield creatorRow('profile.json', { network: 'instagram', handle, name: asText(profile['name']), bio: asText(profile['biography']), created_at: timeOf(profile['date_joined']) })
    for (const entry of files.list(/(^|\/)media\.json$/i))
      for await (const { at, value } of files.objects(entry)) {
        const [taken, text] = [timeOf(value['taken_at']), asText(value['caption'])]
        const type = types[/^(\w+)/.exec(at)?.[1] ?? '']
        if (taken === undefined || type === undefined) continue
        const file = asText(value['path']).split('/').pop() ?? ''
        yield contentRow(entry.name, { network: 'instagram', author: handle, content_id: `archive:${taken}:${file}`, type, text, location: asText(value['location']) || undefined, published_at: taken, ...marksIn(text) })
      }
    const said = asObject(await files.json(files.list(/(^|\/)comments\.json$/i)[0]))
    for (const each of Object.values(said).flat(1)) {
      const [time, words] = Array.isArray(each) ? (each as unknown[]) : []
      const [at, text] = [timeOf(time), asText(words)]
      if (at !== undefined && text !== '') yield contentRow('comments.json', { network: 'instagram', author: handle, content_id: madeId(at, 'comment', text), type: 'reply', text, published_at: at, ...marksIn(text) })
    }
  },
} // prettier-ignore
