import { FormatError } from '../read/raw-rows.js'
import { readEntry, type Zip, type ZipEntry } from '../read/zip.js'

/** What people get from services on which next to nothing is public. None of it is read. */
const withoutPosts: { says: string; has: RegExp[] }[] = [
  { says: 'Discord', has: [/(^|\/)account\/user\.json$/i, /(^|\/)messages\/(?:c?\d+\/messages\.(?:json|csv)|index\.json)$/i] },
  { says: 'Snapchat', has: [/(^|\/)json\/account\.json$/i, /(^|\/)json\/(?:chat_history|friends|memories_history|snap_history|account_history|public_profiles|user_profile|shared_story|snapchat_ai)\.json$/i] },
  { says: 'Snapchat', has: [/(^|\/)html\/(?:account|friends|chat_history|memories_history|snap_history|account_history|user_profile)\.html$/i] },
  { says: 'WhatsApp', has: [/(^|\/)(?:_chat|WhatsApp Chat (?:with|-) .*)\.txt$/i] },
] // prettier-ignore

const refuse = (says: string): never => {
  throw new FormatError(
    `is an archive of ${says}, which holds private messages and contacts and no public posts: it is not read`,
  )
}

/** Refuses an archive in which everything is private, and says so. */
export const refusePrivate = ({ entries }: Zip): void => {
  const found = withoutPosts.find(({ has }) => has.every((ending) => entries.some(({ name }) => ending.test(name))))
  if (found !== undefined) refuse(found.says)
}

const chatLine =
  /^[\u200e\ufeff]*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?(?:\]| -) .+/i

const chatLinesLooked = 20

/** The same for a chat that was saved as text: every line begins with its time. */
export const refuseChat = (text: string): void => {
  // A message may go on over several lines.
  const [first = '', ...more] = text.split(/\r?\n/, chatLinesLooked)
  if (chatLine.test(first) && more.some((line) => chatLine.test(line))) refuse('WhatsApp')
}

const pageBytesMax = 16_777_216

/** Archives that networks hand out as web pages alone. */
const pagesOnly: { page: RegExp; says: string }[] = [
  {
    page: /pinterest\.com/i,
    says: 'is an archive of Pinterest, which hands out web pages (HTML) alone: they cannot be read. Connect the account instead, or import a table of its pins (CSV with the address, the text and the date of each)',
  },
]

const firstPage = async ({ entries }: Zip): Promise<string> => {
  const page: ZipEntry | undefined = entries.find(({ name }) => /\.html?$/i.test(name) && !/__MACOSX/.test(name))
  return page === undefined || page.size > pageBytesMax ? '' : (await readEntry(page, pageBytesMax)).toString('utf8')
}

/** Whether there is nothing to read but web pages; notes that a section is empty do not count. */
export const isPageOnly = ({ entries }: Zip): boolean =>
  entries.some(({ name }) => /\.html$/i.test(name)) &&
  !entries.some(({ name }) => /\.(json|js|csv|txt)$/i.test(name) && !/(^|\/)no-data\.txt$/i.test(name))

/** Refuses an archive of which there are web pages alone, and says what to bring instead. */
export const refusePages = async (zip: Zip): Promise<void> => {
  if (!isPageOnly(zip)) return
  const page = await firstPage(zip)
  const found = pagesOnly.find((each) => each.page.test(page))
  throw new FormatError(found?.says ?? 'holds web pages (HTML) alone, which cannot be read: ask for the archive again and choose JSON, or CSV') // prettier-ignore
}
