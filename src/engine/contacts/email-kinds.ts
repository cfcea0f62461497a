import { wordSet } from '../../assets/words.js'

/** Mailboxes of a function, not of a person. */
const roles = wordSet('contacts', 'roles')

/** Hosts that hand out addresses for minutes. */
const disposable = wordSet('contacts', 'disposable')

const split = (email: string): [name: string, host: string] => {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}

/** Whether the mailbox belongs to a function (press@, info@). */
export const isRoleAddress = (email: string): boolean => roles().has(split(email)[0].split(/[.+_-]/)[0] ?? '')

/** Whether the address is one for minutes. */
export const isDisposable = (email: string): boolean => {
  const host = split(email)[1]
  return disposable().has(host) || disposable().has(host.split('.').slice(-2).join('.'))
}
