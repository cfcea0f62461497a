import { z } from 'zod'
import type { BrandBases } from '../../corpus/bases/brand-base.js'
import { judgeTasks, usualTasks, type Judge } from '../../engine/text/verdict.js'
import { operation } from '../../kernel/operation.js'
import { JudgedText, presentJudgedText } from './judged-text.js'

const textsMax = 500
/** Longer than what is judged: a text that is too long is said to be so, and the others are judged. */
const unitsMax = 100_000

const body = z.strictObject({
  texts: z
    .array(
      z.strictObject({
        text: z.string().max(unitsMax),
        id: z.string().max(200).optional().describe('Comes back with the judgement.'),
        language: z
          .string()
          .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Expected a language code such as "en" or "pt-BR".')
          .optional()
          .describe('Where it is known. A strong sign to the contrary overrules it.'),
      }),
    )
    .min(1)
    .max(textsMax),
  tasks: z
    .array(z.enum(judgeTasks))
    .min(1)
    .max(judgeTasks.length)
    .optional()
    .describe(
      'What to judge: sentiment, risks, spam and intent unless said. Fewer cost less; `remark` and `emotions` cost most.',
    ),
  min_probability: z.number().min(0).max(1).default(0.05).describe('Risks below it are left out.'),
})

const output = z.strictObject({
  data: z.array(JudgedText).describe('In the order of the texts.'),
  engine_version: z.string().describe('The same text and version give the same judgement.'),
})

const example: z.output<typeof output> = {
  data: [
    {
      id: 'c1',
      language: { code: 'en', confidence: 0.99 },
      toxicity: { probability: 0.91, category: 'harassment' },
      risks: [
        {
          category: 'harassment',
          probability: 0.91,
          basis: 'model',
          evidence: [
            {
              start: 8,
              end: 22,
              text: 'pathetic idiot',
              by: 'lexicon',
              name: 'insult',
              match: 'exact',
              negated: false,
              quoted: false,
            },
          ],
        },
      ],
      sentiment: {
        label: 'negative',
        probabilities: { negative: 0.94, neutral: 0.05, positive: 0.01 },
        evidence: [],
      },
      spam: { probability: 0.02, evidence: [] },
      intent: { stage: 'none', confidence: 0.8, object: null, giveaway: false, evidence: [] },
      irony: null,
      remark: null,
      emotions: null,
      entities: [],
      not_judged: [],
    },
  ],
  engine_version: '49cf9755ffbb',
}

interface Needs {
  judge: Judge
  brandBases: Pick<BrandBases, 'finder'>
}

export const judgeTexts = operation({
  method: 'POST',
  path: '/text-judgement',
  name: 'judgeTexts',
  isRead: true,
  area: 'Content and comments',
  summary: 'Classify texts: language, toxicity and other risks, sentiment, spam, purchase intent, entities',
  description:
    'For your own texts, such as comments to moderate. Nothing is fetched or stored. Each finding has a calibrated probability and the words it is based on. What could not be judged is null, and `not_judged` states why. See docs/judgement.md, which also maps the attributes of hosted toxicity APIs.',
  scope: 'content',
  input: { body },
  output,
  example: {
    body: {
      texts: [
        { id: 'c1', text: 'You are a pathetic idiot and nobody likes you' },
        { id: 'c2', text: 'Where did you get the Lumevia serum? I need it 😍' },
        { id: 'c3', text: '"You are an idiot" is no way to talk to people' },
      ],
    },
    output: example,
  },
  run: async ({ body: { texts, tasks = usualTasks, min_probability: from } }, { judge, brandBases }: Needs, call) => {
    const [verdicts, finder] = await Promise.all([
      judge.judge(
        texts.map(({ text, language = null }) => ({ text, language })),
        { tasks: [...new Set(tasks)], signal: call.signal },
      ),
      brandBases.finder(),
    ])
    return {
      data: verdicts.map((verdict, i) => {
        const { text = '', id = null } = texts[i] ?? {}
        return presentJudgedText(id, verdict, { brands: finder.mentions(text, verdict.entities), from })
      }),
      engine_version: judge.version,
    }
  },
})
