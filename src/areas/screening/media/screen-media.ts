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
  bad_address: 'invalid_input',
  forbidden_address: 'invalid_input',
  not_found: 'not_found',
  unreachable: 'unavailable',
  too_slow: 'unavailable',
  too_many_redirects: 'invalid_input',
  too_large: 'invalid_input',
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
  if (url.username !== '' || url.password !== '')
    throw invalid('/media_url', 'Must not contain a user name or password.')
}

/** A picture shows what an employer must not see. */
export const refuseEmployment = ({ criteria }: CriteriaSet): void => {
  if (criteria.purpose === 'employment')
    throw invalid(
      '/criteria_id',
      'These criteria are for employment, which excludes pictures because they show protected characteristics. Use other criteria.',
    )
}

export const screenMedia = pair({
  kind: 'screening_media',
  prefix: 'scm',
  path: '/screening-media',
  names: { submit: 'submitMediaScreening', fetch: 'getMediaScreening' },
  area: 'Screening',
  summary: {
    submit: 'Screen an image or video by URL (submit)',
    fetch: 'Get the risk score of an image or video',
  },
  description:
    'Downloads the file (public addresses only, with limits on size, time and redirects), checks the image, and reads the text in it and judges it like a post. For a video, eight frames are checked, each with its time. The result states what could not be judged. Only the result, a hash and a thumbnail are stored.',
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
