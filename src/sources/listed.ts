import { z } from 'zod'

/** A list of which only what can be read is kept: one odd item is no reason to lose the others. What is no list at all is refused. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.array(z.unknown()).transform((items) =>
    items.flatMap((each): z.output<T>[] => {
      const read = item.safeParse(each)
      return read.success ? [read.data] : []
    }),
  )

/** A count, also where it is written as a text. What is hidden or no count is null. */
export const count = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.int().nonnegative())
  .nullable()
  .catch(null)
