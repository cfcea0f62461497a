import { z } from 'zod'
import { Problem } from './kinds.js'
const plain = z
  .string()
  .max(2e4)
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
const position = z.strictObject({ title: plain, company: plain, from: month, to: month })
const schooling = z.strictObject({
  school: plain,
  degree: optional,
  field: optional,
})
const medium = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }).max(4096),
    type: z.enum(['image', 'video', 'audio']),
    width: size,
    height: size,
    duration_s: size,
    alt: optional,
  })
  .transform(({ duration_s, alt, ...rest }) => ({ ...rest, durationS: duration_s, alt }))
const parseJson = (value) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return void 0
  }
}
const objects = (item, says) => {
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
const positions = objects(position, '{title, company, from, to}')
const education = objects(schooling, '{school, degree, field}')
const media = {
  ...objects(medium, '{url, type, width, height, duration_s, alt}'),
  write: (items) => items.map(({ durationS, ...rest }) => ({ ...rest, duration_s: durationS })),
}
export { education, media, positions }
//# sourceMappingURL=nested.js.map
