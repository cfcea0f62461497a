import { parseDate } from '../values/dates.js'
import { asAddress, contentRow, creatorRow, marksIn, type ArchiveForm, noOwner } from './archive.js'

const timeOf = (text: string | undefined): number | undefined => parseDate(text ?? '', { zone: 'UTC' })

/** What was taken down stands there without its words. */
const isGone = (text: string): boolean => /^\[(?:deleted|removed)(?: by \w+)?\]$/iu.test(text.trim())

/** Reddit says who it is in a table of names and values, or in one of its own. The addresses that somebody wrote from are never read. */
export const reddit: ArchiveForm = {
  id: 'reddit-archive',
  says: 'Personal archive of Reddit',
  has: [/(^|\/)(posts|comments)\.csv$/i, /(^|\/)(statistics|account_gender|ip_logs|subscribed_subreddits|post_votes)\.csv$/i],
  rows: async function* (files, who) {
    let said = who.handle
    for (const entry of files.list(/(^|\/)statistics\.csv$/i))
      for await (const row of files.table(entry, 'statistic'))
        if (/^account name$/i.test(row['statistic'] ?? '')) said ??= row['value']
    const handle = said?.replace(/^\/?u\//i, '').trim()
    if (handle === undefined || handle === '') throw noOwner()
    yield creatorRow('statistics.csv', { network: 'reddit', handle })
    for (const entry of files.list(/(^|\/)posts\.csv$/i))
      for await (const row of files.table(entry, 'permalink')) {
        const [at, text] = [timeOf(row['date']), row['body'] ?? '']
        if (at === undefined || isGone(text) || (row['id'] ?? '') === '') continue
        yield contentRow(entry.name, { network: 'reddit', author: handle, content_id: row['id'], content_url: row['permalink'], type: 'text', title: row['title'] ?? '', text, published_at: at, links: [row['url'] ?? ''].filter((url) => /^https?:/.test(url) && !url.includes(row['permalink'] ?? ' ')), ...marksIn(text) })
      }
    for (const entry of files.list(/(^|\/)comments\.csv$/i))
      for await (const row of files.table(entry, 'permalink')) {
        const [at, text] = [timeOf(row['date']), row['body'] ?? '']
        if (at === undefined || text === '' || isGone(text) || (row['id'] ?? '') === '') continue
        const post = /\/comments\/([a-z0-9]+)/i.exec(row['link'] ?? row['permalink'] ?? '')?.[1]
        yield contentRow(entry.name, { network: 'reddit', author: handle, content_id: `t1_${row['id']}`, content_url: asAddress(row['permalink']), type: 'reply', text, published_at: at, parent_id: row['parent'] ? `t1_${row['parent']}` : post, ...marksIn(text) })
      }
  },
} // prettier-ignore
