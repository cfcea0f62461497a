import { createHash } from 'node:crypto'
import type { Clock } from '../../../kernel/clock.js'
import { Failure, invalid, type ErrorCode } from '../../../kernel/errors.js'
import type { PictureJudge } from '../../../compute/pictures/picture-judge.js'
import { PictureError } from '../../../engine/pictures/verdict.js'
import { scoreRisk, scoringVersion } from '../../../engine/risk/score.js'
import type { Judge } from '../../../engine/text/verdict.js'
import type { MediaReader } from '../../../gather/media.js'
import { pair } from '../../../jobs/pair.js'
import type { Job } from '../../../jobs/runner.js'
import { FetchError, type FetchErrorKind } from '../../../sources/web/fetch-error.js'
import type { CriteriaSets } from '../criteria/criteria-store.js'
import { resolveCriteria } from '../criteria/operations.js'
import { MediaBody, MediaResult } from './contract.js'
import { exampleMedia } from './example.js'
import { highest, judgeFrames, strongest } from './judge-media.js'

interface Needs {
  media: MediaReader
  pictures: PictureJudge
  judge: Judge
  criteriaSets: CriteriaSets
  clock: Clock
}

const fetchCodes: Record<FetchErrorKind, ErrorCode> = {
  bad_address: 'conflict',
  forbidden_address: 'conflict',
  not_found: 'not_found',
  unreachable: 'unavailable',
  too_slow: 'unavailable',
  too_many_redirects: 'conflict',
  too_large: 'conflict',
  not_supported: 'not_supported',
}

const toFailure = (error: unknown): unknown => {
  if (error instanceof FetchError) return new Failure(fetchCodes[error.kind], error.message, { cause: error })
  if (error instanceof PictureError)
    return new Failure(error.kind === 'not_supported' ? 'not_supported' : 'conflict', `Not judged: ${error.message}`, {
      cause: error,
    })
  return error
}

/** What can be seen to be no address of the web before anything is fetched. */
const refuseAddress = (address: string): void => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw invalid('/media_url', 'Must be an http or https address.')
  if (url.username !== '' || url.password !== '') throw invalid('/media_url', 'Must not carry a user name or password.')
}

const looked = 'Looked at the picture and read the text in it.'

export const screenMedia = pair({
  kind: 'screening_media',
  prefix: 'scm',
  path: '/screening-media',
  names: { submit: 'submitMediaScreening', fetch: 'getMediaScreening' },
  area: 'Screening',
  summary: {
    submit: 'Screen a picture or film by its address (submit)',
    fetch: 'The risk score of the picture or film',
  },
  description:
    'Fetches it safely (public addresses alone, bounded in bytes, time and redirects), looks at it, reads the text in it and judges that like a post. Of a film eight moments are looked at, each with its time. What cannot be judged is said. Only the verdict, a hash and a thumbnail are kept.',
  scope: 'screening',
  input: MediaBody,
  result: MediaResult,
  example: exampleMedia,
  check: async (input, { criteriaSets }: Needs, { caller }) => {
    refuseAddress(input.media_url)
    const set = await resolveCriteria(caller.accountId, input, criteriaSets)
    if (set.criteria.purpose === 'employment')
      throw invalid(
        '/criteria_id',
        'These criteria are for employment, where a picture shows what must not be seen. Use others.',
      )
    return { ...input, criteria_id: set.id, criteria_version: set.version }
  },
  run: async (input, { media, pictures, judge, criteriaSets, clock }: Needs, job: Job) => {
    const set = await resolveCriteria(job.accountId, input, criteriaSets)
    try {
      job.progress(0, 3)
      const { bytes, url, synthetic } = await media.read(input.media_url, job.signal)
      job.progress(1, 3)
      const verdict = await pictures.judge(bytes, job.signal)
      job.progress(2, 3)
      const frames = await judgeFrames(verdict.frames, set.criteria, judge, job.signal)
      const now = clock.now()
      const flagged = strongest(frames)
      const items = flagged.length === 0 ? [] : [{ categories: flagged, publishedAt: now, attribution: 1 }]
      const { score, level, factors } = scoreRisk(items, set.criteria, { judged: 1, now })
      return {
        media: {
          url,
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
          confidence: 'low' as const,
          confidence_reasons: [looked, 'One picture says little about a person.'],
          factors,
          engine_version: scoringVersion,
        },
        classes: highest(frames),
        frames,
        coverage: { looked_at: frames.length, not_judged: verdict.notJudged },
        criteria: { id: set.id, version: set.version, name: set.name },
        engine_version: { pictures: pictures.version, text: judge.version, scoring: scoringVersion },
        synthetic,
        as_of: new Date(now).toISOString(),
      }
    } catch (error) {
      throw toFailure(error)
    }
  },
})
