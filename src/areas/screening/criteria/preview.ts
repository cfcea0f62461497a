import { toScore } from '../../../engine/risk/findings.js'
import { dayMs } from '../../../kernel/clock.js'
import { z } from 'zod'
import type { Clock } from '../../../kernel/clock.js'
import { invalid } from '../../../kernel/errors.js'
import { operation } from '../../../kernel/operation.js'
import type { Contents } from '../../../corpus/records/contents.js'
import { screeningCategories } from '../../../engine/risk/categories.js'
import type { Criteria, Purpose } from '../../../engine/risk/criteria.js'
import { shareOf } from '../../../engine/risk/coverage.js'
import { riskCategories, type Judge } from '../../../engine/text/verdict.js'
import { isWanted, toContentCandidate, toOwnCandidate } from '../items/candidates.js'
import type { Candidate, ScreenedItem } from '../items/item.js'
import { createItemJudge } from '../items/judge-items.js'
import { CriteriaBody, toCriteria } from './contract.js'
import { redactItem } from '../items/redact-item.js'
import type { CriteriaSets } from './criteria-store.js'
import { refuseBadCriteria, resolveCriteria } from './operations.js'
import { doWithin } from './within-time.js'

interface Needs {
  contents: Contents
  judge: Judge
  clock: Clock
  criteriaSets: CriteriaSets
}

/** Every so manyth of what is known, so that a sample reaches over more than the first author. */
const stride = 7

/** After how many contents the clock is looked at. */
const lookEvery = 200

/** How long a preview goes on looking and judging before it counts what it has. */
const budgetMs = 3000

const sample = async (
  contents: Contents,
  criteria: ReturnType<typeof toCriteria>,
  size: number,
  now: number,
  isOver: () => boolean,
): Promise<Candidate[]> => {
  const since = criteria.window_days === null ? -Infinity : now - criteria.window_days * dayMs
  const found: Candidate[] = []
  let n = 0
  for await (const content of contents.all()) {
    if (n++ % stride === 0 && content.publishedAt >= since && isWanted(content, criteria))
      found.push(toContentCandidate(content, true))
    if (found.length >= size || (n % lookEvery === 0 && isOver())) break
  }
  return found
}

const forPurpose =
  (purpose: Purpose) =>
  (item: ScreenedItem): ScreenedItem =>
    purpose === 'employment' ? redactItem(item) : item

const sampleDefault = 500
const textUnitsMax = 20_000
const ownText = z.strictObject({ text: z.string().max(textUnitsMax), language: z.string().min(2).max(8).optional() })

const textShown = z.strictObject({
  index: z.int(),
  state: z.enum(['flagged', 'clear', 'not_judged']),
  reason: z.string().nullable().describe('Why it could not be judged.'),
  not_judged_categories: z
    .array(z.enum(riskCategories))
    .describe('Categories that could not be judged because of the language.'),
  categories: z.array(
    z.strictObject({
      category: z.enum(screeningCategories),
      score: z.number(),
      evidence: z.array(z.strictObject({ start: z.int(), end: z.int(), text: z.string(), name: z.string() })),
    }),
  ),
})

const presentText = ({ decided }: ScreenedItem, index: number): z.output<typeof textShown> => ({
  index,
  state: decided.outcome,
  reason: decided.reason,
  not_judged_categories: decided.missing ?? [],
  categories: decided.findings.map(({ category, probability, evidence }) => ({
    category,
    score: toScore(probability),
    evidence: evidence.map(({ start, end, text, name }) => ({ start, end, text, name })),
  })),
})

interface Named {
  criteria?: z.output<typeof CriteriaBody> | undefined
  criteria_id?: string | undefined
  criteria_version?: number | undefined
}

/** The set that was sent, or the saved one that was named. */
const toPreviewed = async (body: Named, accountId: string, criteriaSets: CriteriaSets): Promise<Criteria> => {
  if (body.criteria === undefined) return (await resolveCriteria(accountId, body, criteriaSets)).criteria
  if (body.criteria_id !== undefined || body.criteria_version !== undefined)
    throw invalid('/criteria_id', 'Send criteria or a criteria_id, not both.')
  const criteria = toCriteria(body.criteria)
  refuseBadCriteria(criteria)
  return criteria
}

/** Time was up before it was its turn. */
const notReached = (index: number): z.output<typeof textShown> => ({
  index,
  state: 'not_judged',
  reason: 'time_limit',
  not_judged_categories: [],
  categories: [],
})

export const previewCriteria = operation({
  method: 'POST',
  path: '/flagging-criteria/preview',
  name: 'previewFlaggingCriteria',
  isRead: true,
  area: 'Screening',
  summary: 'Preview a criteria set on a sample or on your own texts',
  description:
    'Takes `criteria`, or the `criteria_id` of a saved set. Returns how many items it would flag, by category, with examples: of a sample of stored contents, or of `texts` that you send, each with its own verdict. It works for three seconds at most: `sample_size` says how many items were judged, and further texts are `not_judged` with the reason `time_limit`. Nothing is saved.',
  scope: 'screening',
  timeoutMs: 60_000,
  input: {
    body: z.strictObject({
      criteria: CriteriaBody.optional().describe('A set that is not saved yet.'),
      criteria_id: z.string().max(60).optional().describe('A saved set in its place. Without either: `crt_default`.'),
      criteria_version: z.int().min(1).max(1_000_000).optional().describe('Its newest version unless said.'),
      sample_size: z.int().min(10).max(2000).optional().describe(`Stored contents; ${sampleDefault} unless said.`),
      texts: z
        .array(z.union([z.string().max(textUnitsMax), ownText]))
        .min(1)
        .max(500)
        .optional()
        .describe('Texts of your own in place of stored contents: strings, or objects of `text` and `language`.'),
    }),
  },
  output: z.strictObject({
    sample_size: z.int(),
    judged: z.int(),
    flagged: z.int(),
    flagged_share: z.strictObject({
      value: z.number(),
      low: z.number(),
      high: z.number(),
      sample_size: z.int(),
      basis: z.enum(['measured', 'declared', 'inferred']),
    }),
    categories: z.array(z.strictObject({ category: z.enum(screeningCategories), flagged: z.int() })),
    texts: z
      .array(textShown)
      .nullable()
      .describe('The verdict on each of your texts, in their order. Null for a sample.'),
    examples: z.array(
      z.strictObject({
        url: z.string(),
        text: z.string(),
        categories: z.array(z.string()),
        because: z.array(z.string()),
      }),
    ),
  }),
  example: {
    body: { criteria: { name: 'Family brand', keywords: [{ term: 'vape', match: 'stem' }] }, sample_size: 200 },
    output: {
      sample_size: 200,
      judged: 180,
      flagged: 9,
      flagged_share: { value: 0.05, low: 0.0265, high: 0.0922, sample_size: 180, basis: 'measured' },
      categories: [{ category: 'alcohol', flagged: 9 }],
      texts: null,
      examples: [],
    },
  },
  run: async ({ body }, { contents, judge, clock, criteriaSets }: Needs, { signal, caller }) => {
    const criteria = await toPreviewed(body, caller.accountId, criteriaSets)
    if (body.texts !== undefined && body.sample_size !== undefined)
      throw invalid('/sample_size', 'Send texts or a sample size, not both.')
    const own = body.texts?.map((each, i) => toOwnCandidate(each, i, clock.now()))
    const [now, size] = [clock.now(), body.sample_size ?? sampleDefault]
    // Looking has half of the time: what is found must be judged too.
    const isOverAfter = (ms: number) => (): boolean => clock.now() - now >= ms
    const candidates = own ?? (await sample(contents, criteria, size, now, isOverAfter(budgetMs / 2)))
    const judgeItems = createItemJudge(criteria, judge, { terms: new Set() })
    const judged = await doWithin(candidates, (batch) => judgeItems(batch, signal), isOverAfter(budgetMs))
    const flagged = judged.filter(({ decided }) => decided.outcome === 'flagged')
    const counted = judged.filter(({ decided }) => decided.outcome !== 'not_judged').length
    const { sampleSize, ...share } = shareOf(flagged.length, counted)
    return {
      sample_size: judged.length,
      judged: counted,
      flagged: flagged.length,
      flagged_share: { ...share, sample_size: sampleSize },
      categories: screeningCategories
        .map((category) => ({
          category,
          flagged: flagged.filter(({ decided }) => decided.findings.some((each) => each.category === category)).length,
        }))
        .filter((each) => each.flagged > 0)
        .sort((a, b) => b.flagged - a.flagged),
      texts:
        own === undefined
          ? null
          : [
              ...judged.map(forPurpose(criteria.purpose)).map(presentText),
              ...own.slice(judged.length).map((_, i) => notReached(judged.length + i)),
            ],
      examples: flagged
        .slice(0, 10)
        .map(forPurpose(criteria.purpose))
        .map(({ candidate, decided }) => ({
          url: candidate.url,
          text: candidate.text.slice(0, 300),
          categories: decided.findings.map(({ category }) => category),
          because: [...new Set(decided.findings.flatMap(({ evidence }) => evidence.map(({ text }) => text)))].slice(
            0,
            8,
          ),
        })),
    }
  },
})
