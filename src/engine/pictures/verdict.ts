/** The classes of the picture model, in the order it gives them. */
export const pictureClasses = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const
export type PictureClass = (typeof pictureClasses)[number]

/** One look at a picture, or at a moment of a film. */
export interface FrameVerdict {
  /** Seconds from the start of a film; null for a picture. */
  atS: number | null
  classes: Record<PictureClass, number>
  /** Text that can be read in it; null where nothing could be tried. */
  text: { text: string; confidence: number } | null
}

export interface PictureVerdict {
  kind: 'image' | 'video'
  format: string
  width: number
  height: number
  durationS: number | null
  frames: FrameVerdict[]
  /** A small JPEG of the first look. */
  thumbnail: Uint8Array
  /** What was not judged, and why. */
  notJudged: { what: 'text' | 'violence' | 'frames'; reason: string }[]
}

/** Why a picture could not be judged at all. The message is public. */
export class PictureError extends Error {
  constructor(
    readonly kind: 'not_supported' | 'broken' | 'too_large' | 'no_video_decoder',
    message: string,
  ) {
    super(message)
  }
}

/**
 * How probable it is that a picture shows sex or nudity: what the model holds for pornographic, photographed or drawn. What
 * it calls suggestive (`sexy`: swimwear, underwear) is shown beside it and counts for nothing.
 */
export const sexualProbability = ({ porn, hentai }: Record<PictureClass, number>): number => Math.min(1, porn + hentai)
