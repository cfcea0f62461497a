import { z } from 'zod'
import type { Media } from '../../../model/content.js'
import type { DeclaredAudience } from '../../../model/declared-audience.js'
import type { Education, Position } from '../../../model/creator.js'
import { Problem, type Kind } from './kinds.js'

/** Objects inside of a row. They are rare and small, so a schema may take its time here. */
const plain = z
  .string()
  .max(20_000)
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'holds a broken character')
const optional = plain.nullish().transform((value) => value || null)
const size = z
  .number()
  .nonnegative()
  .nullish()
  .transform((value) => value ?? null)
const month = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be a date such as 2021-04')
  .nullish()
  .transform((value) => value ?? null)

const position = z.strictObject({ title: plain, company: plain, from: month, to: month }) satisfies z.ZodType<Position>
const schooling = z.strictObject({
  school: plain,
  degree: optional,
  field: optional,
}) satisfies z.ZodType<Education>
const medium = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }).max(4096),
    type: z.enum(['image', 'video', 'audio']),
    width: size,
    height: size,
    duration_s: size,
    alt: optional,
  })
  .transform(({ duration_s, alt, ...rest }) => ({ ...rest, durationS: duration_s, alt })) satisfies z.ZodType<Media>

const parseJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

const objects = <T>(item: z.ZodType<T>, says: string): Kind<T[]> => {
  const schema = z.array(item).max(200)
  return {
    storage: 'json',
    says,
    read: (value) => {
      if (value instanceof Problem) return value
      const result = schema.safeParse(parseJson(value))
      if (result.success) return result.data
      const [issue] = result.error.issues
      const where = issue?.path.length ? ` (${issue.path.join('.')}: ${issue.message})` : ''
      return new Problem(`must be a JSON array of ${says}${where}`)
    },
  }
}

export const positions = objects(position, '{title, company, from, to}')
export const education = objects(schooling, '{school, degree, field}')

export const media: Kind<Media[]> = {
  ...objects(medium, '{url, type, width, height, duration_s, alt}'),
  write: (items) => items.map(({ durationS, ...rest }) => ({ ...rest, duration_s: durationS })),
}

const sharesOf = z.record(z.string().max(40), z.number().min(0).max(1)).default({})
const declared = z
  .strictObject({ countries: sharesOf, genders: sharesOf, ages: sharesOf, gender_ages: sharesOf, languages: sharesOf })
  .transform(({ gender_ages: genderAges, ...rest }) => ({ ...rest, genderAges }))

export const audience: Kind<DeclaredAudience> = {
  storage: 'json',
  says: '{countries, genders, ages, gender_ages, languages}, each of id and share',
  read: (value) => {
    if (value instanceof Problem) return value
    const result = declared.safeParse(parseJson(value))
    return result.success ? result.data : new Problem('must be an object of countries, genders, ages and languages')
  },
  write: ({ genderAges, ...rest }) => ({ ...rest, gender_ages: genderAges }),
}
