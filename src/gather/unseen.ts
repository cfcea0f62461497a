import type { Records } from '../corpus/records/index.js'
import type { Content } from '../model/content.js'
import type { Creator } from '../model/creator.js'
import type { Source } from '../sources/port.js'

export interface UnseenRequest {
  /** Published at or after. */
  since?: number | undefined
  /** How many of the newest contents are looked through. */
  limit: number
  isSeen: (contentId: string) => boolean
}

/** Contents of a profile that came from elsewhere than its network and that somebody has not seen: an import can bring old ones at any time. */
export const readUnseen = async (
  { network, externalId }: Creator,
  { since, limit, isSeen }: UnseenRequest,
  corpus: Records,
  source: Source | undefined,
): Promise<Content[]> => {
  const found: Content[] = []
  for (const contentId of await corpus.contents.ids(network, externalId, { since, limit })) {
    if (isSeen(contentId)) continue
    const content = await corpus.contents.find({ network, contentId })
    if (content !== undefined && content.provenance.source !== source?.id) found.push(content)
  }
  return found
}
