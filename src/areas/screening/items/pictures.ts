import type { PictureClass } from '../../../engine/pictures/verdict.js'
import type { SeenPicture } from '../../../engine/risk/findings.js'
import type { Criteria } from '../../../engine/risk/criteria.js'
import type { Content } from '../../../model/content.js'

/** Why a picture or film of a content was not judged. */
export const lookReasons = [
  'left_out',
  'over_limit',
  'no_picture',
  'not_found',
  'unreachable',
  'too_slow',
  'too_large',
  'address_refused',
  'not_a_picture',
  'damaged',
] as const
export type LookReason = (typeof lookReasons)[number]

/** Where a picture of a content is to be found. Of a film it is the cover. */
export interface PictureRef {
  /** Which of the content's media. */
  at: number
  url: string | null
  film: boolean
}

/** What was seen in a picture, or why nothing was. Kept with the item: a replay judges it again without the picture. */
export type Look = { at: number; film: boolean } & (
  { sha256: string; classes: Record<PictureClass, number>; text: string | null } | { reason: LookReason }
)

export const isSeen = (look: Look): look is Extract<Look, { sha256: string }> => 'sha256' in look

export const picturesOf = ({ media, thumbnailUrl }: Content): PictureRef[] =>
  media.map(({ type, url }, at) => ({
    at,
    url: type === 'image' ? url : type === 'video' ? thumbnailUrl : null,
    film: type !== 'image',
  }))

/** Whether looking could flag anything at all. */
export const wantsPictures = ({ include, categories, max_media }: Criteria): boolean =>
  include.media && max_media > 0 && (categories.sexual.enabled || include.media_text)

const fieldOf = (at: number): string => `media.${at}`

/** What a criteria set may know of the looks. */
export const seenPictures = (looks: readonly Look[], { include }: Criteria): SeenPicture[] =>
  include.media ? looks.filter(isSeen).map(({ at, sha256, classes }) => ({ field: fieldOf(at), sha256, classes })) : []

/** Words that were read in pictures, each a text of its own. */
export const pictureTexts = (looks: readonly Look[]): { field: string; text: string }[] =>
  looks
    .filter(isSeen)
    .flatMap(({ at, text }) => (text === null || text === '' ? [] : [{ field: `${fieldOf(at)}.text`, text }]))

/** How many media were seen into, and why the others were not. */
export const countLooks = (
  media: number,
  looks: readonly Look[],
): { judged: number; reasons: Partial<Record<LookReason, number>> } => {
  const judged = looks.filter(isSeen).length
  const reasons: Partial<Record<LookReason, number>> = {}
  for (const look of looks) if (!isSeen(look)) reasons[look.reason] = (reasons[look.reason] ?? 0) + 1
  const rest = media - looks.length
  if (rest > 0) reasons.left_out = (reasons.left_out ?? 0) + rest
  return { judged, reasons }
}
