import { z } from 'zod'
import { screeningCategories } from '../../../engine/risk/categories.js'
import { pictureClasses } from '../../../engine/pictures/verdict.js'
import { EvidenceShown } from '../items/item-contract.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { RiskShown } from '../result/result-contract.js'
import { criteriaFields } from '../run/screen-contract.js'

export const MediaBody = z.strictObject({
  media_url: z
    .string()
    .min(1)
    .max(4096)
    .describe('Address of a picture (JPEG, PNG, GIF, WebP, AVIF) or a film (MP4, WebM, AVI) on the public web.'),
  ...criteriaFields,
})

/** A file that is sent along is held in memory: it may be this large and no larger. */
export const fileBytesMax = 12_000_000

export const CheckBody = z.strictObject({
  data: z
    .base64({
      error:
        'This is not Base64: send the bytes of a picture or a film, without line breaks and without data: before them.',
      abort: true,
    })
    .min(4, 'The file is empty: send a picture or a film in Base64.')
    .max(Math.ceil((fileBytesMax * 4) / 3) + 4)
    .describe(
      `The bytes of a picture (JPEG, PNG, GIF, WebP, AVIF) or a film (MP4, WebM, AVI) in Base64, ${fileBytesMax / 1_000_000} MB at most.`,
    ),
  ...criteriaFields,
})

const probability = z.number().min(0).max(1)

export const CategoryShown = z.strictObject({
  category: z.enum(screeningCategories),
  score: z.number().min(0).max(100),
  basis: z.enum(['picture_model', 'model', 'lexicon', 'rule', 'keyword', 'label']),
  evidence: z
    .array(EvidenceShown)
    .describe('Words in the picture that support the finding; offsets refer to `text` of the frame.'),
})

const mediaFields = {
  kind: z.enum(['image', 'video']),
  format: z.string().describe('Detected from the file contents.'),
  width: z.int(),
  height: z.int(),
  duration_s: z.number().nullable(),
  bytes: z.int(),
  sha256: z.string(),
  thumbnail: z.string().describe('A small JPEG as a data: address. Nothing else of the picture is kept.'),
}

export const MediaFindings = z.strictObject({
  media: z.strictObject(mediaFields),
  risk: RiskShown,
  classes: z
    .record(z.enum(pictureClasses), probability)
    .describe(
      'What the picture model sees, the highest of all looks. neutral and drawing are harmless; sexy is suggestive and counts for nothing.',
    ),
  frames: z.array(
    z.strictObject({
      at_s: z.number().nullable().describe('Seconds from the start of a film.'),
      state: z.enum(['flagged', 'clear']),
      classes: z.record(z.enum(pictureClasses), probability),
      text: z.string().nullable().describe('Text that was read in it; null where none could be tried.'),
      text_confidence: probability.nullable(),
      categories: z.array(CategoryShown),
    }),
  ),
  coverage: z.strictObject({
    looked_at: z.int().describe('Pictures, or moments of a film.'),
    not_judged: z.array(z.strictObject({ what: z.string(), reason: z.string() })),
  }),
  criteria: z.strictObject({ id: z.string(), version: z.int(), name: z.string() }),
  engine_version: z.strictObject({ pictures: z.string(), text: z.string(), scoring: z.string() }),
  as_of: timestamp,
})

export const MediaResult = MediaFindings.extend({
  media: z.strictObject({ url: z.string().describe('Final URL.'), ...mediaFields }),
  synthetic: z.boolean(),
})
