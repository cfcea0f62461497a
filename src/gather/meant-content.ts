import type { Records } from '../corpus/records/index.js'
import { isLocalId, standInId } from '../corpus/records/own-ids.js'
import type { ContentRef } from '../model/content.js'

/** Files are imported under this name unless somebody says otherwise. */
const usualSource = 'import'

/**
 * The content that somebody means by an id. One that is an id of a file alone is looked up: the content may be kept under a key of its own, or, before
 * its file came, its comments under a stand-in. Where it may mean several, it is left as it is.
 */
export const meantContent = async (
  ref: ContentRef,
  { contents, comments, ownIds }: Pick<Records, 'contents' | 'comments' | 'ownIds'>,
): Promise<ContentRef> => {
  if (!isLocalId(ref.contentId) || (await contents.find(ref)) !== undefined || (await comments.count(ref)) > 0)
    return ref
  const told = await ownIds.contentsOf(ref)
  if (told.length > 0) return told.length === 1 ? { ...ref, contentId: told[0] as string } : ref
  const sources = new Set([usualSource, ...(await ownIds.sourcesWaiting(ref.contentId))])
  const standIns = [...sources].map((source) => ({ ...ref, contentId: standInId(source, ref.contentId) }))
  const counts = await Promise.all(standIns.map((each) => comments.count(each)))
  const known = standIns.filter((_, i) => (counts[i] ?? 0) > 0)
  return known.length === 1 ? (known[0] as ContentRef) : ref
}
