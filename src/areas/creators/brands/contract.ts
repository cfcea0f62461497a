import { z } from 'zod'
import { nameField } from '../../../kernel/name-field.js'
import { networks } from '../../../model/network.js'

/** A brand as clients see it. */
export const brandFields = {
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()).describe('Other names; with # or @ they are tags and accounts.'),
  interest: z.string().nullable().describe('Id of the interest dictionary: what it sells.'),
  website: z.string().nullable(),
  handles: z.array(z.strictObject({ network: z.string(), handle: z.string() })),
  domains: z.array(z.string()).describe('Hosts without www.'),
  parent_id: z.string().nullable().describe('The brand or company it belongs to.'),
  ambiguous: z
    .boolean()
    .nullable()
    .describe(
      'True: the name is also an everyday word and only counts with context. False: it always counts. Null: decided from the name itself.',
    ),
  competitors: z.array(z.string()).describe('Ids of other brands.'),
  synthetic: z.boolean().describe('True for brands of the demo data.'),
}

export const RegisteredBrand = z.strictObject(brandFields).meta({ id: 'RegisteredBrand' })

const name = nameField(100)
const host = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^(?:https?:\/\/)?(?:www\.)?/, '').replace(/[/?#].*$/s, ''))
  .refine((text) => /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(text), 'Must be a domain such as example.com.')

export const editable = {
  name,
  aliases: z.array(name).max(50),
  interest: z.string().max(60).nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  handles: z
    .array(
      z.strictObject({
        network: z.enum(networks),
        handle: z
          .string()
          .trim()
          .min(1)
          .max(200)
          .transform((text) => text.replace(/^@/, '')),
      }),
    )
    .max(50),
  domains: z.array(host).max(50),
  parent_id: z.string().max(120).nullable(),
  ambiguous: z.boolean().nullable(),
  competitors: z.array(z.string().max(120)).max(50),
}

export const BrandBody = z
  .strictObject({ ...editable, ...z.strictObject(editable).omit({ name: true }).partial().shape })
  .meta({ id: 'BrandBody' })
export const BrandPatch = z
  .strictObject(editable)
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
  .meta({ minProperties: 1 })
  .meta({ id: 'BrandPatch' })

export const importMax = 20_000

export const ImportBody = z
  .strictObject({
    brands: z
      .array(z.unknown())
      .min(1)
      .max(importMax)
      .optional()
      .describe('As in POST /brands; `id` to change a known one.'),
    csv: z
      .string()
      .max(20_000_000)
      .optional()
      .describe(
        'A table with a header instead: name, aliases, interest (or category), website, domains, parent_id, ambiguous, and a column of handles for each network. Lists are joined by |. A text/csv body is read as this.',
      ),
  })
  .refine(({ brands, csv }) => (brands === undefined) !== (csv === undefined), 'Give brands or csv.')
  .meta({ minProperties: 1, maxProperties: 1 })
