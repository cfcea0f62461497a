import type { ComAtprotoLabelDefs } from '@atproto/api'
import { isObject, listOf, textOf, unique } from './text.js'

type Label = ComAtprotoLabelDefs.Label

/** With this label people ask to be shown to nobody who is not signed in. */
export const optOut = '!no-unauthenticated'

/** The labels that hold now: those of moderation services and of the author alike, without the revoked and the expired. */
export const labelsOf = (labels: readonly Label[] | undefined, now: number): string[] => {
  const standing = (labels ?? []).filter(({ exp }) => exp === undefined || Date.parse(exp) > now)
  const revoked = new Set(standing.filter(({ neg }) => neg === true).map(({ src, val }) => `${src} ${val}`))
  return unique(standing.filter(({ src, val }) => !revoked.has(`${src} ${val}`)).map(({ val }) => textOf(val)))
}

/** What authors say of their own post inside the record. */
export const selfLabelsOf = (value: unknown): string[] =>
  isObject(value) ? unique(listOf(value['values']).map((each) => (isObject(each) ? textOf(each['val']) : ''))) : []
