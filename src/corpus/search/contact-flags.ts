import type { Creator } from '../../model/creator.js'

/** Ways to reach somebody that a profile shows. */
export const contactTypes = ['email', 'phone', 'link'] as const
export type ContactType = (typeof contactTypes)[number]

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})*\.[\p{L}]{2,24}/u
/** Seven digits or more with the marks people put between them; a plus or a word for phone before. */
const phone = /(?:\+|(?:tel|phone|call|whatsapp|wa)[.: ]{0,3}\+?)\d(?:[\d ()./-]{5,20})\d/iu
const link = /https?:\/\/|www\.|\b[\p{L}\p{N}-]{2,63}\.(?:com|net|org|io|co|me|link|shop|store|tv|app|example)\b/iu

/** Which ways there are, not which: contact details are asked for elsewhere, by name. */
export const contactTypesOf = ({ bio, links }: Creator): ContactType[] => {
  const flags: ContactType[] = []
  if (email.test(bio) || links.some((each) => each.startsWith('mailto:'))) flags.push('email')
  if (phone.test(bio) || links.some((each) => each.startsWith('tel:'))) flags.push('phone')
  if (links.some((each) => /^https?:/.test(each)) || link.test(bio.replace(email, ''))) flags.push('link')
  return flags
}
