import { z } from 'zod'

export interface Setting<T> {
  /** The environment variable. */
  env: string
  /** The command line flag, where there is one. */
  flag?: string
  fallback: T
  meaning: string
  /** From text, as both the environment and the command line give it. */
  read: z.ZodType<T, string>
  secret?: boolean
}

export const setting = <T>(definition: Setting<T>): Setting<T> => definition

export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))

export const yesOrNo = z
  .string()
  .regex(/^(yes|no|true|false|1|0)$/, 'must be yes or no')
  .transform((text) => ['yes', 'true', '1'].includes(text))

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
