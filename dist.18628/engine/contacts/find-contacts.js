import { accountOf, findNamedAccounts } from './accounts.js'
import { findEmails } from './emails.js'
import { isDisposable, isRoleAddress } from './email-kinds.js'
import { labelOf } from './label.js'
import { findLinks, linkKindOf, toUrl } from './links.js'
import { findPhones } from './phones.js'
const contactTypes = ['email', 'phone', 'whatsapp', 'telegram', 'link_page', 'link', 'account']
const plain = { account: null, label: null, obfuscated: false, role: false, disposable: false }
const fromUrl = (url, written) => {
  const account = accountOf(url)
  if (account !== void 0) return { ...plain, type: 'account', value: account.handle, account, written }
  const type = linkKindOf(url)
  return { ...plain, type, value: url, written }
}
const findInText = (text, countryCode) => {
  const emails = findEmails(text)
  const masked = emails.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  const found = [
    ...emails.map(({ value, start, end, obfuscated }) => ({
      ...plain,
      type: 'email',
      value,
      label: labelOf(text, start, end),
      written: text.slice(start, end),
      obfuscated,
      role: isRoleAddress(value),
      disposable: isDisposable(value),
    })),
    ...findPhones(masked, countryCode).map(({ value, start, end }) => ({
      ...plain,
      type: 'phone',
      value,
      label: labelOf(text, start, end),
      written: text.slice(start, end),
    })),
    ...findLinks(masked).map(({ url, start, end }) => fromUrl(url, text.slice(start, end))),
    ...findNamedAccounts(masked).map(({ network, handle, start, end }) => ({
      ...plain,
      type: 'account',
      value: handle,
      account: { network, handle },
      written: text.slice(start, end),
    })),
  ]
  return withoutRepeats(found)
}
const findInProfile = ({ bio, links, place }) => ({
  bio: findInText(bio, place?.countryCode ?? null),
  links: withoutRepeats(
    links.flatMap((link) => {
      const url = toUrl(link)
      return url === void 0 ? [] : [fromUrl(url, link)]
    }),
  ),
})
const contactKey = ({ type, value, account }) =>
  account === null ? `${type} ${value}` : `${type} ${account.network} ${account.handle.toLowerCase()}`
const withoutRepeats = (found) =>
  [...new Map([...found].reverse().map((contact) => [contactKey(contact), contact])).values()].reverse()
export { contactKey, contactTypes, findInProfile, findInText }
//# sourceMappingURL=find-contacts.js.map
