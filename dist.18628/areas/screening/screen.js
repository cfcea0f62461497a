import { invalid } from '../../kernel/errors.js'
import { pair } from '../../jobs/pair.js'
import { toContentRef } from '../../model/named-content.js'
import { toProfileRef } from '../../model/named-profile.js'
import { resolveCriteria } from './criteria/operations.js'
import { exampleResult } from './examples.js'
import { ScreeningResult } from './result-contract.js'
import { ScreeningRun, startScreening } from './run-screening.js'
import { ScreeningBody } from './screen-contract.js'
const kind = 'screening'
const namedProfiles = ({ profile, profiles, content }) => {
  if ([profile, profiles, content].filter((each) => each !== void 0).length !== 1)
    throw invalid('', 'Name exactly one of profile, profiles and content.')
  if (profile !== void 0) return [toProfileRef(profile, '/profile')]
  const refs = (profiles ?? []).map((each, i) => toProfileRef(each, `/profiles/${i}`))
  const seen = /* @__PURE__ */ new Set()
  refs.forEach(({ network, handle }, i) => {
    const key = `${network} ${handle.toLowerCase()}`
    if (seen.has(key)) throw invalid(`/profiles/${i}`, 'This profile is named twice.')
    seen.add(key)
  })
  return refs
}
const checkTerms = (set, employment) => {
  const wanted = set.criteria.purpose === 'employment'
  if (wanted && employment === void 0)
    throw invalid('/employment', 'These criteria are for employment: say consent_reference and permissible_purpose.')
  if (!wanted && employment !== void 0)
    throw invalid('/employment', 'These criteria are not for employment. Use a set whose purpose is employment.')
}
const screen = pair({
  kind,
  prefix: 'scr',
  path: '/screening',
  names: { submit: 'submitScreening', fetch: 'getScreening' },
  area: 'Screening',
  summary: { submit: 'Screen a profile or a content item (submit)', fetch: 'The risk score of a screening' },
  description:
    'Judges what a person published, item by item, by a criteria set, and says three things of each: flagged, clear or not judged. The score comes with factors that sum to it, the level with how sure it is. GET /screening/{id}/contents shows the items with the words that speak for each finding; a decision there changes the score here. Several profiles of one person are screened together; one that cannot be read makes the result partial.',
  scope: 'screening',
  input: ScreeningBody,
  result: ScreeningResult,
  example: { input: { profile: { network: 'instagram', handle: 'lumevia.official' } }, result: exampleResult },
  check: async (input, { criteriaSets }, { caller }) => {
    namedProfiles(input)
    if (input.content !== void 0) toContentRef(input.content, '/content')
    const set = await resolveCriteria(caller.accountId, input, criteriaSets)
    checkTerms(set, input.employment)
    return { ...input, criteria_id: set.id, criteria_version: set.version }
  },
  run: async (input, needs, job) => {
    const set = await resolveCriteria(job.accountId, input, needs.criteriaSets)
    const at = job.checkpoint ?? (await startScreening(input, namedProfiles(input), needs, job))
    const run = new ScreeningRun(at, input, set, needs, job)
    if (input.content === void 0) await run.profiles()
    else await run.content()
    return run.finish(run.state.profiles.every(({ state }) => state === 'screened'))
  },
})
export { checkTerms, kind, namedProfiles, screen }
//# sourceMappingURL=screen.js.map
