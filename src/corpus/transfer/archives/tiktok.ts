import { parseDate } from '../values/dates.js'
import { isMissing } from '../values/missing.js'
import { headerKey } from '../values/header-key.js'
import {
  asAddress,
  asObject,
  asText,
  contentRow,
  creatorRow,
  followerRow,
  madeId,
  marksIn,
  type ArchiveForm,
  noOwner,
} from './archive.js'
import type { ArchiveFiles } from './files.js'
import type { ZipEntry } from '../read/zip.js'
import { isNotPublic } from './words.js'

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
  for await (const { at, value } of files.objects(entry, () => false)) if (at === '') return value
  return {}
}

const contentId = (link: string): string | undefined => /\/(?:video|photo|v)\/(\d{6,22})/.exec(link)?.[1]

/** Where a comment stands. */
const addressOf = (value: Record<string, unknown>): string | undefined =>
  asAddress(said(value['url'] ?? value['original_post_url']))

const jsonName = /(^|\/)user_data(_tiktok)?\.json$/i
/** The archive as text: a file for each section, a block of lines for each record. */
const textNames = {
  profile: /(^|\/)profile (information|info)\.txt$/i,
  posts: /(^|\/)(posts|videos)\.txt$/i,
  comments: /(^|\/)comments\.txt$/i,
  followers: /(^|\/)follower( list)?\.txt$/i,
}

type Fields = Record<string, unknown>
type Section = 'posts' | 'comments' | 'followers'

const sectionOf = (at: string): Section | undefined =>
  /(^|\.)(Posts?|Videos)\.VideoList\[\]$/.test(at)
    ? 'posts'
    : /CommentsList\[\]$/.test(at)
      ? 'comments'
      : /FansList\[\]$/.test(at)
        ? 'followers'
        : undefined

const underKeys = (value: Fields): Fields =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [headerKey(name), inner]))

/** The profile, whether the archive is JSON or text. */
const readProfile = async (files: ArchiveFiles): Promise<Fields> => {
  const [entry] = files.list(jsonName)
  if (entry !== undefined) return underKeys(profileOf(await findFrame(files, entry)))
  for (const text of files.list(textNames.profile)) for await (const block of files.blocks(text)) return block
  return {}
}

/** The records of all sections that are read, under the keys of their names. */
async function* records(files: ArchiveFiles): AsyncGenerator<{ section: Section; value: Fields; name: string }> {
  for (const entry of files.list(jsonName))
    for await (const { at, value } of files.objects(entry, (list) => sectionOf(list) !== undefined)) {
      const section = sectionOf(at)
      if (section !== undefined) yield { section, value: underKeys(value), name: entry.name }
    }
  for (const section of ['posts', 'comments', 'followers'] as const)
    for (const entry of files.list(textNames[section]))
      for await (const value of files.blocks(entry)) yield { section, value, name: entry.name }
}

export const tiktok: ArchiveForm = {
  id: 'tiktok-archive',
  says: 'Personal archive of TikTok',
  has: [/(^|\/)user_data(_tiktok)?\.json$|TikTok\/.*\.txt$|(^|\/)Profile Information\.txt$/i],
  alone: { looks: [/^\s*\{\s*"(Activity|Ads and data|App Settings|Comment|Direct Messages?|Income\+? Wallet|Likes and Favorites|Location Review|Post|Profile|Profile And Settings|Video)"\s*:\s*\{/, /"(CommentsList|FansList|VideoList|ProfileMap)"\s*:/], name: 'user_data.json' },
  rows: async function* (files, who) {
    const profile = await readProfile(files)
    const handle = who.handle ?? said(profile['user_name'] ?? profile['username'])
    if (handle === '') throw noOwner()
    const links = ['you_tube_link', 'youtube_link', 'instagram_link'].map((name) => said(profile[name])).filter((link) => /^https?:/.test(link))
    yield creatorRow('profile', { network: 'tiktok', handle, name: said(profile['display_name']), bio: said(profile['bio_description']), country_code: said(profile['account_region']), followers: profile['follower_count'], following: profile['following_count'], links })
    for await (const { section, value, name } of records(files)) {
      const posted = timeOf(value['date'])
      if (section === 'posts' && posted !== undefined) {
        if (isNotPublic(said(value['who_can_view']))) continue
        const text = said(value['title'])
        const id = contentId(said(value['link'] ?? value['video_link'])) ?? madeId(posted, 'video', text)
        yield contentRow(name, { network: 'tiktok', author: handle, content_id: id, type: 'video', text, published_at: posted, likes: said(value['likes'] ?? value['like_s']), location: said(value['location']), ...marksIn(text) })
      } else if (section === 'comments' && posted !== undefined && said(value['comment']) !== '') {
        const text = said(value['comment'])
        yield contentRow(name, { network: 'tiktok', author: handle, content_id: madeId(posted, 'comment', text), content_url: addressOf(value), type: 'reply', text, published_at: posted, parent_id: contentId(addressOf(value) ?? ''), ...marksIn(text) })
      } else if (section === 'followers' && said(value['user_name'] ?? value['username']) !== '') yield followerRow(name, { network: 'tiktok', creator: handle, handle: said(value['user_name'] ?? value['username']), kind: 'followers' })
    }
  },
} // prettier-ignore
