import { FormatError } from '../read/raw-rows.js'
import { parseDate } from '../values/dates.js'
import { isMissing } from '../values/missing.js'
import { asObject, asText, contentRow, creatorRow, followerRow, marksIn, type ArchiveForm } from './archive.js'
import type { ArchiveFiles } from './files.js'
import type { ZipEntry } from '../read/zip.js'

const said = (value: unknown): string => (isMissing(asText(value)) ? '' : asText(value))
const timeOf = (value: unknown): number | undefined => parseDate(said(value), { zone: 'UTC' })

/** Names of sections changed over the years; what is in them did not. */
const profileOf = (frame: Record<string, unknown>): Record<string, unknown> => {
  for (const section of ['Profile And Settings', 'Profile'])
    for (const part of ['Profile Info', 'Profile Information']) {
      const map = asObject(asObject(asObject(frame[section])[part])['ProfileMap'])
      if (Object.keys(map).length > 0) return map
    }
  return {}
}

const findFrame = async (files: ArchiveFiles, entry: ZipEntry): Promise<Record<string, unknown>> => {
  let frame: Record<string, unknown> = {}
  for await (const { at, value } of files.objects(entry)) if (at === '') frame = value
  return frame
}

const contentId = (link: string): string | undefined => /\/(?:video|photo|v)\/(\d{6,22})/.exec(link)?.[1]

export const tiktok: ArchiveForm = {
  id: 'tiktok-archive',
  says: 'Personal archive of TikTok',
  has: [/(^|\/)user_data(_tiktok)?\.json$/i],
  rows: async function* (files, who) {
    const [entry] = files.list(/(^|\/)user_data(_tiktok)?\.json$/i)
    if (entry === undefined) return
    const profile = profileOf(await findFrame(files, entry))
    const handle = who.handle ?? said(profile['userName'])
    if (handle === '') throw new FormatError('does not say whose archive it is: add --set handle=HANDLE')
    const links = ['youtubeLink', 'instagramLink'].map((name) => said(profile[name])).filter((link) => /^https?:/.test(link))
    yield creatorRow(entry.name, { network: 'tiktok', handle, name: said(profile['displayName']), bio: said(profile['bioDescription']), country_code: said(profile['accountRegion']), followers: profile['followerCount'], following: profile['followingCount'], links })
    let number = 0
    for await (const { at, value } of files.objects(entry)) {
      const posted = timeOf(value['Date'] ?? value['date'])
      if (/VideoList\[\]$/.test(at) && /(^|\.)(Posts?|Videos)\.VideoList/.test(at) && posted !== undefined) {
        const text = said(value['Title'])
        const id = contentId(said(value['Link'] ?? value['VideoLink'])) ?? `archive:${posted}:video-${++number}`
        yield contentRow(entry.name, { network: 'tiktok', author: handle, content_id: id, type: 'video', text, published_at: posted, likes: said(value['Likes']), location: said(value['Location']), ...marksIn(text) })
      } else if (/CommentsList\[\]$/.test(at) && posted !== undefined && said(value['comment'] ?? value['Comment']) !== '') {
        const text = said(value['comment'] ?? value['Comment'])
        yield contentRow(entry.name, { network: 'tiktok', author: handle, content_id: `archive:${posted}:comment-${++number}`, type: 'reply', text, published_at: posted, parent_id: contentId(said(value['url'] ?? value['originalPostUrl'])), ...marksIn(text) })
      } else if (/FansList\[\]$/.test(at) && said(value['UserName']) !== '') yield followerRow(entry.name, { network: 'tiktok', creator: handle, handle: said(value['UserName']), kind: 'followers' })
    }
  },
} // prettier-ignore
