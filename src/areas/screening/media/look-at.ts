import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Clock } from '../../../kernel/clock.js'
import { Failure } from '../../../kernel/errors.js'
import type { PictureJudge } from '../../../compute/pictures/picture-judge.js'
import { PictureError } from '../../../engine/pictures/verdict.js'
import { scoreRisk, scoringVersion } from '../../../engine/risk/score.js'
import type { Judge } from '../../../engine/text/verdict.js'
import type { CriteriaSet } from '../criteria/criteria-store.js'
import type { MediaFindings } from './contract.js'
import { highest, judgeFrames, strongest } from './judge-media.js'

export interface LookNeeds {
  pictures: PictureJudge
  judge: Judge
  clock: Clock
}

const looked = 'Looked at the picture and read the text in it.'

/** A picture that cannot be read says why; anything else is passed on. */
export const toPictureFailure = (error: unknown): unknown =>
  error instanceof PictureError
    ? new Failure(error.kind === 'not_supported' ? 'not_supported' : 'invalid_input', `Not judged: ${error.message}`, {
        cause: error,
      })
    : error

/** Judges the bytes of a picture or film by a criteria set, wherever they came from. */
export const lookAt = async (
  bytes: Uint8Array,
  set: CriteriaSet,
  { pictures, judge, clock }: LookNeeds,
  signal: AbortSignal,
  onSeen: () => void = () => {},
): Promise<z.output<typeof MediaFindings>> => {
  const verdict = await pictures.judge(bytes, signal)
  onSeen()
  const frames = await judgeFrames(verdict.frames, set.criteria, judge, signal)
  const now = clock.now()
  const flagged = strongest(frames)
  const items = flagged.length === 0 ? [] : [{ categories: flagged, publishedAt: now, attribution: 1 }]
  const { score, level, factors } = scoreRisk(items, set.criteria, { judged: 1, now })
  return {
    media: {
      kind: verdict.kind,
      format: verdict.format,
      width: verdict.width,
      height: verdict.height,
      duration_s: verdict.durationS,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      thumbnail: `data:image/jpeg;base64,${Buffer.from(verdict.thumbnail).toString('base64')}`,
    },
    risk: {
      score,
      level,
      confidence: 'low',
      confidence_reasons: [looked, 'One picture says little about a person.'],
      factors,
      engine_version: scoringVersion,
    },
    classes: highest(frames),
    frames,
    coverage: { looked_at: frames.length, not_judged: verdict.notJudged },
    criteria: { id: set.id, version: set.version, name: set.name },
    engine_version: { pictures: pictures.version, text: judge.version, scoring: scoringVersion },
    as_of: new Date(now).toISOString(),
  }
}
