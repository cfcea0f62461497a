import { readUrl, titleHandle } from '../../../model/profile-url.js'
import { parseDate } from '../values/dates.js'
import { asAddress, contentRow, creatorRow, madeId, marksIn, type ArchiveForm, noOwner } from './archive.js'
import type { ArchiveFiles } from './files.js'

const timeOf = (text: string | undefined): number | undefined => parseDate(text ?? '', { zone: 'UTC' })
const monthOf = (text: string | undefined): string | null => {
  const at = timeOf(text)
  return at === undefined ? null : new Date(at).toISOString().slice(0, 7)
}

const all = async (files: ArchiveFiles, ending: RegExp, wanted: string): Promise<Record<string, string>[]> => {
  const rows: Record<string, string>[] = []
  for (const entry of files.list(ending))
    for await (const row of files.table(entry, wanted)) if (rows.push(row) > 2000) return rows
  return rows
}

/** The id of a post by its address, in which colons may be written as %3A. */
const shareId = (link: string): string | undefined => {
  const named = readUrl(link.replace(/%3A/gi, ':'))
  return named.kind === 'content' ? named.contentId : undefined
}

export const linkedin: ArchiveForm = {
  id: 'linkedin-archive',
  says: 'Personal archive of LinkedIn',
  has: [/(^|\/)(Shares|Positions|Profile|Connections)(_\d+)?\.csv$/],
  rows: async function* (files, who) {
    const [profile = {}] = await all(files, /(^|\/)Profile(_\d+)?\.csv$/, 'first_name')
    const name = [profile['first_name'], profile['last_name']]
      .filter((part) => part !== undefined && part !== '')
      .join(' ')
    const handle = who.handle ?? titleHandle(name)
    if (handle === undefined) throw noOwner()
    const positions = (await all(files, /(^|\/)Positions(_\d+)?\.csv$/, 'company_name')).map((row) => ({
      title: row['title'] ?? '',
      company: row['company_name'] ?? '',
      from: monthOf(row['started_on']),
      to: monthOf(row['finished_on']),
    }))
    const education = (await all(files, /(^|\/)Education(_\d+)?\.csv$/, 'school_name')).map((row) => ({
      school: row['school_name'] ?? '',
      degree: row['degree_name'] || null,
      field: null,
    }))
    const skills = (await all(files, /(^|\/)Skills(_\d+)?\.csv$/, 'name'))
      .map((row) => row['name'] ?? '')
      .filter((skill) => skill !== '')
    yield creatorRow('Profile.csv', {
      network: 'professional',
      handle,
      name,
      bio: profile['summary'] ?? '',
      location: profile['geo_location'] ?? '',
      'professional.headline': profile['headline'] ?? '',
      'professional.industry': profile['industry'] ?? '',
      'professional.company': positions.find(({ to }) => to === null)?.company,
      'professional.positions': positions.slice(0, 200),
      'professional.education': education.slice(0, 200),
      'professional.skills': skills.slice(0, 1000),
    })
    for (const entry of files.list(/(^|\/)Shares(_\d+)?\.csv$/))
      for await (const row of files.table(entry, 'share_link')) {
        const at = timeOf(row['date'])
        // For connections, or for the members of a group: not public.
        if (at === undefined || /^(?:connections|container)/i.test(row['visibility'] ?? '')) continue
        const text = row['share_commentary'] ?? ''
        yield contentRow(entry.name, {
          network: 'professional',
          author: handle,
          content_id: shareId(row['share_link'] ?? '') ?? madeId(at, 'share', text, row['shared_url']),
          type: text === '' ? 'repost' : 'text',
          text,
          published_at: at,
          links: [row['shared_url'] ?? ''].filter((url) => /^https?:/.test(url)),
          ...marksIn(text),
        })
      }
    for (const entry of files.list(/(^|\/)Comments(_\d+)?\.csv$/))
      for await (const row of files.table(entry, 'message')) {
        const [at, text] = [timeOf(row['date']), row['message'] ?? '']
        if (at !== undefined && text !== '')
          yield contentRow(entry.name, {
            network: 'professional',
            author: handle,
            content_id: madeId(at, 'comment', text),
            content_url: asAddress(row['link']),
            type: 'reply',
            text,
            published_at: at,
            parent_id: shareId(row['link'] ?? ''),
            ...marksIn(text),
          })
      }
  },
}
