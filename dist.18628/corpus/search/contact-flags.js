const contactTypes = ['email', 'phone', 'link']
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})*\.[\p{L}]{2,24}/u
const phone = /(?:\+|(?:tel|phone|call|whatsapp|wa)[.: ]{0,3}\+?)\d(?:[\d ()./-]{5,20})\d/iu
const link = /https?:\/\/|www\.|\b[\p{L}\p{N}-]{2,63}\.(?:com|net|org|io|co|me|link|shop|store|tv|app|example)\b/iu
const contactTypesOf = ({ bio, links }) => {
  const flags = []
  if (email.test(bio) || links.some((each) => each.startsWith('mailto:'))) flags.push('email')
  if (phone.test(bio) || links.some((each) => each.startsWith('tel:'))) flags.push('phone')
  if (links.some((each) => /^https?:/.test(each)) || link.test(bio.replace(email, ''))) flags.push('link')
  return flags
}
export { contactTypes, contactTypesOf }
//# sourceMappingURL=contact-flags.js.map
