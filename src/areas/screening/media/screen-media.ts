import { Failure, invalid, type ErrorCode } from '../../../kernel/errors.js'
import type { MediaReader } from '../../../gather/media.js'
import { pair } from '../../../jobs/pair.js'
import type { Job } from '../../../jobs/runner.js'
import { FetchError, type FetchErrorKind } from '../../../sources/web/fetch-error.js'
import type { CriteriaSet, CriteriaSets } from '../criteria/criteria-store.js'
import { resolveCriteria } from '../criteria/operations.js'
import { MediaBody, MediaResult } from './contract.js'
import { exampleMedia } from './example.js'
import { lookAt, toPictureFailure, type LookNeeds } from './look-at.js'

interface Needs extends LookNeeds {
  media: MediaReader
  criteriaSets: CriteriaSets
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
  return toPictureFailure(error)
}

/** What can be seen to be no address of the web before anything is fetched. */
const refuseAddress = (address: string): void => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw invalid('/media_url', 'Must be an http or https address.')
  if (url.username !== '' || url.password !== '') throw invalid('/media_url', 'Must not carry a user name or password.')
}

/** A picture shows what an employer must not see. */
export const refuseEmployment = ({ criteria }: CriteriaSet): void => {
  if (criteria.purpose === 'employment')
    throw invalid(
      '/criteria_id',
      'These criteria are for employment, where a picture shows what must not be seen. Use others.',
    )
}

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
    refuseEmployment(set)
    return { ...input, criteria_id: set.id, criteria_version: set.version }
  },
  run: async (input, needs: Needs, job: Job) => {
    const set = await resolveCriteria(job.accountId, input, needs.criteriaSets)
    try {
      job.progress(0, 3)
      const { bytes, url, synthetic } = await needs.media.read(input.media_url, job.signal)
      job.progress(1, 3)
      const seen = await lookAt(bytes, set, needs, job.signal, () => job.progress(2, 3))
      return { ...seen, media: { url, ...seen.media }, synthetic }
    } catch (error) {
      throw toFailure(error)
    }
  },
})
