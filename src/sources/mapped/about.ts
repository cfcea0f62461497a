import { z } from 'zod'

/** How long a vendor lets its records be kept. */
export const Storage = z
  .strictObject({
    days: z.int().min(1).max(3650),
    rule: z.string().min(1).describe('What the contract asks, in short.'),
    display: z.string().min(1).default('As your contract with the vendor says.'),
    document: z.string().min(1).default('your contract with the vendor'),
  })
  .transform((given) => ({ ...given, setBy: 'network' as const, checked: null }))
  .describe('What was not read again for so many days is deleted.')

/** Against what it was tested. */
export const Proof = z.strictObject({
  by: z.enum(['service', 'server', 'documents']),
  date: z.iso.date(),
  against: z.string().min(1),
})
