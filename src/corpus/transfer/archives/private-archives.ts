import { FormatError } from '../read/raw-rows.js'
import type { Zip } from '../read/zip.js'

/** What people get from services on which next to nothing is public. None of it is read. */
const withoutPosts: { says: string; has: RegExp[] }[] = [
  { says: 'Discord', has: [/(^|\/)account\/user\.json$/i, /(^|\/)messages\/(?:c?\d+\/messages\.(?:json|csv)|index\.json)$/i] },
  { says: 'Snapchat', has: [/(^|\/)json\/account\.json$/i, /(^|\/)json\/(?:chat_history|friends|memories_history|snap_history|account_history|public_profiles|user_profile|shared_story|snapchat_ai)\.json$/i] },
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

/** The same for a chat that was saved as text: every line begins with its time. */
export const refuseChat = (text: string): void => {
  const [first = '', second = ''] = text.split(/\r?\n/, 2)
  if (chatLine.test(first) && chatLine.test(second)) refuse('WhatsApp')
}
