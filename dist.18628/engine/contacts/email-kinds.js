const roles = new Set(
  'abuse accounts admin agency booking bookings business collab collabs contact editor enquiries finance hello help hi hr info inquiries jobs legal mail management marketing media mgmt newsletter noreply office partnerships postmaster pr press privacy promo sales studio support talent team webmaster work'.split(
    ' ',
  ),
)
const disposable = new Set(
  '10minutemail.com 33mail.com discard.email dispostable.com fakeinbox.com getnada.com guerrillamail.com mailcatch.com maildrop.cc mailinator.com mailnesia.com mintemail.com moakt.com mohmal.com sharklasers.com spamgourmet.com temp-mail.org tempail.com tempmail.com tempr.email throwawaymail.com trashmail.com yopmail.com'.split(
    ' ',
  ),
)
const split = (email) => {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}
const isRoleAddress = (email) => roles.has(split(email)[0].split(/[.+_-]/)[0] ?? '')
const isDisposable = (email) => {
  const host = split(email)[1]
  return disposable.has(host) || disposable.has(host.split('.').slice(-2).join('.'))
}
export { isDisposable, isRoleAddress }
//# sourceMappingURL=email-kinds.js.map
