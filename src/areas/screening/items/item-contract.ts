import { z } from 'zod'
import { screeningCategories } from '../../../engine/risk/categories.js'
import { riskCategories } from '../../../engine/text/verdict.js'
import { polarities } from '../../../engine/risk/criteria.js'
import { severities } from '../../../engine/risk/score.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { networks } from '../../../model/network.js'
import { pictureClasses } from '../../../engine/pictures/verdict.js'
import { languageBases } from '../../../corpus/records/language-of.js'
import { decisions, itemKinds, itemStates } from './item.js'
import { lookReasons } from './pictures.js'

export const notJudgedReasons = [
  'empty',
  'too_short',
  'too_long',
  'language_unknown',
  'language_unsupported',
  'not_text',
] as const

export const EvidenceShown = z.strictObject({
  field: z
    .string()
    .describe(
      'text, title, media.0.alt, media.0.text for words read in a picture, media.0 for the picture itself, or label for what the network says.',
    ),
  start: z.int().describe('UTF-16 offset in that text of `content`, as used by JavaScript, Java and C#.'),
  end: z.int().describe('Exclusive.'),
  code_point_start: z.int().describe('Code point offset, as used by Python, Go and Rust.'),
  code_point_end: z.int(),
  text: z.string(),
  by: z.enum(['model', 'lexicon', 'rule', 'keyword', 'label', 'picture_model']),
  name: z.string().describe('The keyword, rule, list or model.'),
  match: z.enum(['exact', 'stem', 'variant', 'regex', 'model']),
  negated: z.boolean().describe('Negated.'),
  quoted: z.boolean().describe('Quoted from someone else.'),
})

export const ScreenedContent = z
  .strictObject({
    id: z.string().describe('Names the item within its screening: network:content_id.'),
    kind: z.enum(itemKinds),
    content_id: z.string().describe('The network’s own id.'),
    state: z.enum(itemStates).describe('Current state, after review decisions.'),
    decision: z
      .enum(decisions)
      .nullable()
      .describe('unflagged, confirmed, or flagged if a reviewer flagged an item that the engine had not.'),
    found: z
      .array(z.enum(screeningCategories))
      .nullable()
      .optional()
      .describe('What the engine found, if a reviewer set other categories. Null if its findings are unchanged.'),
    note: z.string().nullable().optional().describe('A reviewer’s note.'),
    network: z.enum(networks),
    content: z.strictObject({
      id: z.string(),
      url: z.string(),
      author: z.string(),
      by_subject: z.boolean().describe('Whether the screened person wrote it. Items by others count a quarter.'),
      type: z.string().nullable(),
      title: z.string().nullable(),
      text: z.string(),
      fields: z.record(z.string(), z.string()).describe('The texts that were judged, by the name evidence gives.'),
      language: z
        .string()
        .nullable()
        .describe('ISO 639-1. Null where the text says too little, and for employment: it can tell of an origin.'),
      language_basis: z
        .enum(languageBases)
        .nullable()
        .optional()
        .describe('declared: by the network or the import. detected: from the text.'),
      published_at: timestamp,
      thumbnail_url: z.string().nullable(),
      media: z.int(),
      sha256: z
        .string()
        .optional()
        .describe(
          'Over `fields` as JSON with sorted keys and no spaces: proves that the quoted words are those that were captured at as_of.',
        ),
      parent_id: z.string().nullable().describe('The item a comment was posted under.'),
    }),
    categories: z.array(
      z.strictObject({
        category: z.enum(screeningCategories),
        score: z.number().min(0).max(100),
        basis: z.enum(['model', 'lexicon', 'rule', 'keyword', 'label', 'picture_model', 'reviewer']),
        severity: z.enum(severities).nullable().optional().describe('Set by a reviewer.'),
        evidence: z
          .array(EvidenceShown)
          .describe(
            'Empty where the text as a whole speaks for it and no word stands out, or where a reviewer flagged it.',
          ),
      }),
    ),
    noted: z
      .array(
        z.strictObject({
          field: z.string(),
          term: z.string(),
          polarity: z.enum(polarities),
          start: z.int(),
          end: z.int(),
          text: z.string(),
        }),
      )
      .describe('Neutral and positive keywords that were met.'),
    pictures: z
      .array(
        z.strictObject({
          index: z.int().describe('Which of the content’s media.'),
          cover: z.boolean().describe('Whether it is the cover of a film, which was not looked at itself.'),
          state: z.enum(['judged', 'not_judged']),
          reason: z.enum(lookReasons).nullable(),
          classes: z.record(z.enum(pictureClasses), z.number().min(0).max(1)).nullable(),
          sha256: z.string().nullable().describe('Of the picture that was seen. The picture itself is not kept.'),
        }),
      )
      .describe('Pictures in the item, if the criteria include them: what was found, or why they were not checked.'),
    irony: z.number().nullable().describe('How likely it is not meant literally, 0 to 1.'),
    not_judged_reason: z.enum(notJudgedReasons).nullable(),
    not_judged_categories: z
      .array(z.enum(riskCategories))
      .optional()
      .describe('Categories that could not be judged because of the language: for them, the item is not clear.'),
    redacted: z
      .boolean()
      .describe('Whether something protected was taken out, for employment. What it was is not said.'),
    source: z.string(),
    synthetic: z.boolean(),
    as_of: timestamp,
  })
  .meta({ id: 'ScreenedContent' })

export type ScreenedContent = z.output<typeof ScreenedContent>

export const exampleItem: ScreenedContent = {
  id: 'instagram:10000ko',
  kind: 'content',
  content_id: '10000ko',
  state: 'flagged',
  decision: null,
  found: null,
  note: null,
  network: 'instagram',
  content: {
    id: '10000ko',
    url: 'https://instagram.demo.example/p/10000ko',
    author: 'lumevia.official',
    by_subject: true,
    type: 'image',
    title: null,
    text: 'Third cocktail of the night 🍸',
    fields: { text: 'Third cocktail of the night 🍸' },
    language: 'en',
    language_basis: 'declared',
    published_at: '2026-10-02T18:00:00.000Z',
    thumbnail_url: null,
    media: 1,
    sha256: '3f0c9a5d8a9b1e2f3a4b5c6d7e8f90123456789abcdef0123456789abcdef012',
    parent_id: null,
  },
  categories: [
    {
      category: 'alcohol',
      score: 91,
      basis: 'lexicon',
      severity: null,
      evidence: [
        {
          field: 'text',
          start: 6,
          end: 14,
          code_point_start: 6,
          code_point_end: 14,
          text: 'cocktail',
          by: 'lexicon',
          name: 'alcohol.en',
          match: 'exact',
          negated: false,
          quoted: false,
        },
      ],
    },
  ],
  noted: [],
  pictures: [],
  irony: null,
  not_judged_reason: null,
  redacted: false,
  source: 'demo',
  synthetic: true,
  as_of: '2026-11-15T09:00:00.000Z',
}
