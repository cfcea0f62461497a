import type { Contents } from '../../../corpus/records/contents.js'
import type { Creators } from '../../../corpus/records/creators.js'
import type { Creator, ProfileRef } from '../../../model/creator.js'
import { readUrl } from '../../../model/profile-url.js'

export interface PastedNeeds {
  creators: Creators
  contents: Contents
}

/** A profile that an address names, and who it is, where we know it. */
export interface Pasted {
  handle: string
  creator: Creator | undefined
}

/** youtube.com/c/name and /user/name are spaces of their own, but nearly always the channel that is @name today. */
const otherNames = ({ network, handle }: ProfileRef): ProfileRef[] =>
  network === 'youtube' && /^(?:c|user)\//u.test(handle) ? [{ network, handle: handle.replace(/^[^/]+\//u, '') }] : []

/**
 * Whom a pasted address means: the profile it names, or whoever published the content it names. Undefined where what was typed is no
 * address of a network.
 */
export const findPasted = async (text: string, { creators, contents }: PastedNeeds): Promise<Pasted | undefined> => {
  const typed = text.trim()
  if (!/^\S+$/u.test(typed) || !/[./]/u.test(typed)) return undefined
  const named = readUrl(typed)
  if (named.kind === 'none') return undefined
  if (named.kind === 'content' && named.handle === undefined) {
    const content = await contents.find(named)
    const author = content && (await creators.findById(content.network, content.authorExternalId))
    return { handle: author?.handle ?? '', creator: author }
  }
  const { network, handle = '' } = named
  for (const ref of [{ network, handle }, ...otherNames({ network, handle })]) {
    const creator = await creators.find(ref)
    if (creator !== undefined) return { handle: creator.handle, creator }
  }
  return { handle, creator: undefined }
}
