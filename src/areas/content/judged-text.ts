import { z } from 'zod'
import {
  emotions,
  intentStages,
  judgeTasks,
  riskCategories,
  type Emotion,
  type Entity,
  type RiskCategory,
  type Verdict,
} from '../../engine/text/verdict.js'

const probability = z.number().min(0).max(1)
const spanFields = {
  start: z.int().describe('UTF-16 offset in the text.'),
  end: z.int().describe('Exclusive.'),
  text: z.string(),
}
const Evidence = z.strictObject({
  ...spanFields,
  by: z.enum(['model', 'lexicon', 'rule']),
  name: z.string().describe('The model, word list or rule.'),
  match: z.enum(['exact', 'stem', 'variant', 'regex', 'model']),
  negated: z.boolean().describe('Negated words lower a finding.'),
  quoted: z.boolean().describe('Quoted from someone else.'),
})

const reasons = ['empty', 'too_short', 'too_long', 'language_unknown', 'language_unsupported', 'not_text'] as const

export const JudgedText = z
  .strictObject({
    id: z.string().nullable().describe('As it was given.'),
    language: z.strictObject({ code: z.string(), confidence: probability }).nullable(),
    toxicity: z
      .strictObject({ probability, category: z.enum(riskCategories).nullable() })
      .nullable()
      .describe('The most probable of hate, harassment, threat, sexual and profanity, for those who want one number.'),
    risks: z
      .array(
        z.strictObject({
          category: z.enum(riskCategories),
          probability,
          basis: z
            .enum(['model', 'lexicon', 'rule'])
            .describe(
              '`lexicon`: by word lists only, in a language or category for which the models were not measured.',
            ),
          evidence: z.array(Evidence).describe('Empty where the text as a whole speaks for it and no word stands out.'),
        }),
      )
      .nullable()
      .describe('Most probable first; null where risk could not be judged.'),
    sentiment: z
      .strictObject({
        label: z.enum(['negative', 'neutral', 'positive']),
        probabilities: z.strictObject({ negative: probability, neutral: probability, positive: probability }),
        evidence: z.array(Evidence),
      })
      .nullable(),
    spam: z.strictObject({ probability, evidence: z.array(Evidence) }).nullable(),
    intent: z
      .strictObject({
        stage: z.enum(intentStages),
        confidence: probability,
        object: z.strictObject(spanFields).nullable().describe('The thing it is about.'),
        giveaway: z.boolean(),
        evidence: z.array(Evidence),
      })
      .nullable(),
    irony: z
      .strictObject({ probability, evidence: z.array(Evidence) })
      .nullable()
      .describe('Signs that the text may not be meant literally.'),
    remark: z
      .strictObject({ probability })
      .nullable()
      .describe(
        'Whether it is about a product on offer, named or not: how it fits, works or tastes, what it costs. Null unless requested.',
      ),
    emotions: z
      .strictObject(
        Object.fromEntries(emotions.map((name) => [name, probability])) as Record<Emotion, typeof probability>,
      )
      .nullable()
      .describe('Feelings the text shows, each on its own. Null unless asked for.'),
    entities: z.array(
      z.strictObject({
        kind: z.enum(['brand', 'handle', 'hashtag', 'url', 'email', 'phone']),
        ...spanFields,
        value: z.string().describe("A brand's id of GET /dictionary/brands, a handle without @, a phone in E.164."),
      }),
    ),
    not_judged: z.array(
      z.strictObject({
        task: z.enum(['all', ...judgeTasks]),
        reason: z.enum(reasons),
        categories: z
          .array(z.enum(riskCategories))
          .optional()
          .describe(
            'The only categories of risk that were not judged: the language has neither a model nor words for them, or the text may be in one that has none.',
          ),
      }),
    ),
  })
  .meta({ id: 'JudgedText' })

const toxic: ReadonlySet<RiskCategory> = new Set(['hate', 'harassment', 'threat', 'sexual', 'profanity'])

/** One number; null where nothing toxic was found and hate and harassment could not be judged. */
const toxicityOf = ({ risks, not_judged }: Verdict): z.output<typeof JudgedText>['toxicity'] => {
  if (risks === null) return null
  const [worst] = risks.filter(({ category }) => toxic.has(category))
  if (worst === undefined && not_judged.some(({ categories }) => categories?.includes('hate') ?? false)) return null
  return { probability: worst?.probability ?? 0, category: worst?.category ?? null }
}

/** A verdict as it is shown: risks from a probability on, brands among the entities, in the order of the text. */
export const presentJudgedText = (
  id: string | null,
  verdict: Verdict,
  { brands, from }: { brands: readonly Entity[]; from: number },
): z.output<typeof JudgedText> => {
  const { language, sentiment, risks, spam, intent, irony, remark, emotions: felt, entities, not_judged } = verdict
  return {
    id,
    language,
    toxicity: toxicityOf(verdict),
    risks: risks && risks.filter((risk) => risk.probability >= from),
    sentiment,
    spam,
    intent,
    irony,
    remark,
    emotions: felt,
    entities: [...entities, ...brands].sort((a, b) => a.start - b.start || a.end - b.end),
    not_judged,
  }
}
