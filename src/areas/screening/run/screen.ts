import { invalid } from '../../../kernel/errors.js'
import { pair } from '../../../jobs/pair.js'
import type { Job } from '../../../jobs/runner.js'
import { toContentRef } from '../../../model/named-content.js'
import { toProfileRef } from '../../../model/named-profile.js'
import { getConfirmed } from '../identity/confirmed-person.js'
import type { CriteriaSet } from '../criteria/criteria-store.js'
import { resolveCriteria } from '../criteria/operations.js'
import { costOfContent, costOfNew, costOfProfiles } from './cost.js'
import { exampleResult } from '../result/examples.js'
import { ScreeningResult } from '../result/result-contract.js'
import { ScreeningRun, startScreening, type Checkpoint, type ScreenNeeds } from './run-screening.js'
import { ScreeningBody, type ScreeningInput } from './screen-contract.js'

export const kind = 'screening'

/** The profiles a body names; refused when it names none, too much, or one twice. */
export const namedProfiles = ({
  profile,
  profiles,
  content,
}: Pick<ScreeningInput, 'profile' | 'profiles' | 'content'>) => {
  if ([profile, profiles, content].filter((each) => each !== undefined).length !== 1)
    throw invalid('', 'Name exactly one of profile, profiles, content and identity_id.')
  if (profile !== undefined) return [toProfileRef(profile, '/profile')]
  const refs = (profiles ?? []).map((each, i) => toProfileRef(each, `/profiles/${i}`))
  const seen = new Set<string>()
  refs.forEach(({ network, handle }, i) => {
    const key = `${network} ${handle.toLowerCase()}`
    if (seen.has(key)) throw invalid(`/profiles/${i}`, 'This profile is named twice.')
    seen.add(key)
  })
  return refs
}

/** The rules that depend on the criteria: employment needs its terms, everything else must not carry them. */
export const checkTerms = (set: CriteriaSet, employment: ScreeningInput['employment']): void => {
  const wanted = set.criteria.purpose === 'employment'
  if (wanted && employment === undefined)
    throw invalid(
      '/employment',
      'These criteria are for employment: consent_reference and permissible_purpose are required.',
    )
  if (!wanted && employment !== undefined)
    throw invalid('/employment', 'These criteria are not for employment. Use a set whose purpose is employment.')
}

const profilesMax = 12

/** The confirmed accounts of a person in place of the person: what is screened must not change between submission and work. */
const withConfirmed = async (
  accountId: string,
  input: ScreeningInput,
  { identities }: Pick<ScreenNeeds, 'identities'>,
): Promise<ScreeningInput> => {
  if (input.identity_id === undefined) return input
  if ([input.profile, input.profiles, input.content].some((each) => each !== undefined))
    throw invalid('', 'Name exactly one of profile, profiles, content and identity_id.')
  const { accounts } = await getConfirmed(accountId, input.identity_id, identities)
  const profiles = accounts.map(({ network, handle }) => ({ network, handle }))
  if (profiles.length > profilesMax)
    throw invalid(
      '/identity_id',
      `${profiles.length} accounts are confirmed; one screening takes ${profilesMax} at most.`,
    )
  return { ...input, profiles }
}

export const screen = pair({
  kind,
  prefix: 'scr',
  path: '/screening',
  names: { submit: 'submitScreening', fetch: 'getScreening' },
  area: 'Screening',
  summary: { submit: 'Screen a profile or a content item (submit)', fetch: 'Get a screening with its risk score' },
  description:
    'Checks what a person has published against a criteria set. Each item is flagged, clear or not judged. The score comes with its factors, the risk level with its confidence. GET /screening/{id}/contents lists the items with their evidence; review decisions there change the score. Several profiles of one person can be screened together; if one cannot be read, the result is partial.',
  scope: 'screening',
  input: ScreeningBody,
  result: ScreeningResult,
  example: { input: { profile: { network: 'instagram', handle: 'hughes.well' } }, result: exampleResult },
  check: async (asked, needs: ScreenNeeds, { caller }) => {
    const { criteriaSets } = needs
    const input = await withConfirmed(caller.accountId, asked, needs)
    namedProfiles(input)
    if (input.content !== undefined) toContentRef(input.content, '/content')
    const set = await resolveCriteria(caller.accountId, input, criteriaSets)
    checkTerms(set, input.employment)
    return { ...input, criteria_id: set.id, criteria_version: set.version }
  },
  cost: async (input, needs: ScreenNeeds, { caller }) => {
    const { criteria } = await resolveCriteria(caller.accountId, input, needs.criteriaSets)
    return input.content === undefined
      ? costOfProfiles(namedProfiles(input), criteria, needs)
      : costOfContent(toContentRef(input.content, '/content'), criteria, needs)
  },
  costAgain: async (input, everyMs, needs: ScreenNeeds, { caller }) => {
    const { criteria } = await resolveCriteria(caller.accountId, input, needs.criteriaSets)
    return costOfNew(namedProfiles(input), criteria, everyMs, needs)
  },
  run: async (input, needs: ScreenNeeds, job: Job<Checkpoint>) => {
    const set = await resolveCriteria(job.accountId, input, needs.criteriaSets)
    const at = job.checkpoint ?? (await startScreening(input, namedProfiles(input), set, needs, job))
    const run = new ScreeningRun(at, input, set, needs, job)
    if (input.content === undefined) await run.profiles()
    else await run.content()
    return run.finish(run.state.profiles.every(({ state }) => state === 'screened'))
  },
})
