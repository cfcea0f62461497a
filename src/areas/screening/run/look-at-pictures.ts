import { createHash } from 'node:crypto'
import type { PictureJudge } from '../../../compute/pictures/picture-judge.js'
import {
  PictureError,
  pictureClasses,
  type PictureClass,
  type PictureVerdict,
} from '../../../engine/pictures/verdict.js'
import type { Criteria } from '../../../engine/risk/criteria.js'
import type { MediaReader } from '../../../gather/media.js'
import { FetchError, type FetchErrorKind } from '../../../sources/web/fetch-error.js'
import type { Candidate } from '../items/item.js'
import { wantsPictures, type Look, type LookReason, type PictureRef } from '../items/pictures.js'

export interface LookNeeds {
  media: MediaReader
  pictures: PictureJudge
}

/** Pictures of posts are many and small: whoever sends more, or slower, is passed over. */
const limits = { bytesMax: 20_000_000, timeoutMs: 10_000 }
const atOnce = 4
/** A server that failed so often in a row is not asked again: the rest of a profile must not wait for it. */
const failuresMax = 4

const fetchReasons: Record<FetchErrorKind, LookReason> = {
  bad_address: 'address_refused',
  forbidden_address: 'address_refused',
  not_found: 'not_found',
  unreachable: 'unreachable',
  too_slow: 'too_slow',
  too_many_redirects: 'unreachable',
  too_large: 'too_large',
  not_supported: 'not_a_picture',
}

const reasonOf = (error: unknown): LookReason => {
  if (error instanceof FetchError) return fetchReasons[error.kind]
  if (!(error instanceof PictureError)) throw error
  return error.kind === 'too_large' ? 'too_large' : error.kind === 'broken' ? 'damaged' : 'not_a_picture'
}

/** Of an animation the look that is most of each class. */
const strongestClasses = ({ frames }: PictureVerdict): Record<PictureClass, number> =>
  Object.fromEntries(
    pictureClasses.map((name) => [name, Math.max(...frames.map(({ classes }) => classes[name]))]),
  ) as Record<PictureClass, number>

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** Looks at the pictures of contents, so many at most, safely, and writes down what was seen or why nothing was. */
export class PictureChecker {
  readonly #criteria: Criteria
  readonly #needs: LookNeeds
  readonly #failures = new Map<string, number>()

  constructor(criteria: Criteria, needs: LookNeeds) {
    this.#criteria = criteria
    this.#needs = needs
  }

  /** The candidates with their looks. `left` pictures may still be looked at; the answer says how many are left then. */
  async look(
    candidates: readonly Candidate[],
    left: number,
    signal: AbortSignal,
    onProgress: (share: number) => void = () => {},
  ): Promise<{ candidates: Candidate[]; left: number }> {
    if (!wantsPictures(this.#criteria)) return { candidates: [...candidates], left }
    const looks = new Map<PictureRef, Look>()
    const wanted: PictureRef[] = []
    for (const ref of candidates.flatMap(({ pictures }) => pictures)) {
      const { at, film, url } = ref
      if (url === null) looks.set(ref, { at, film, reason: 'no_picture' })
      else if (wanted.length >= left) looks.set(ref, { at, film, reason: 'over_limit' })
      else wanted.push(ref)
    }
    for (let i = 0; i < wanted.length; i += atOnce) {
      signal.throwIfAborted()
      const some = wanted.slice(i, i + atOnce)
      const seen = await Promise.all(some.map((ref) => this.#lookAt(ref, signal)))
      onProgress(Math.min(1, (i + atOnce) / wanted.length))
      some.forEach((ref, j) => looks.set(ref, seen[j] ?? { at: ref.at, film: ref.film, reason: 'no_picture' }))
    }
    return {
      candidates: candidates.map((candidate) => ({
        ...candidate,
        looks: candidate.pictures.flatMap((ref) => looks.get(ref) ?? []),
      })),
      left: left - wanted.length,
    }
  }

  async #lookAt({ at, film, url }: PictureRef, signal: AbortSignal): Promise<Look> {
    const host = hostOf(url ?? '')
    if ((this.#failures.get(host) ?? 0) >= failuresMax) return { at, film, reason: 'unreachable' }
    try {
      const { bytes } = await this.#needs.media.read(url ?? '', signal, limits)
      this.#failures.delete(host)
      const { media_text: readText } = this.#criteria.include
      const verdict = await this.#needs.pictures.judge(bytes, signal, { readText, films: false, thumbnail: false })
      const texts = verdict.frames.map(({ text }) => text?.text ?? '').filter((text) => text !== '')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return { at, film, sha256, classes: strongestClasses(verdict), text: readText ? texts.join('\n') : null }
    } catch (error) {
      signal.throwIfAborted()
      const reason = reasonOf(error)
      if (reason === 'unreachable' || reason === 'too_slow')
        this.#failures.set(host, (this.#failures.get(host) ?? 0) + 1)
      return { at, film, reason }
    }
  }
}
