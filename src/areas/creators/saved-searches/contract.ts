import { z } from 'zod'
import { nameField } from '../../../kernel/name-field.js'
import { networkField } from '../../../model/named-profile.js'
import { filterFields, SortField } from '../discovery/filters.js'
import { differenceKinds } from './differences.js'

const timestamp = z.iso.datetime()
export const matchesMax = 10_000
const dayS = 86_400

const Filters = z.strictObject(filterFields)

const editable = {
  name: nameField(200),
  filters: Filters.describe('The filters of POST /discovery.'),
  sort: SortField,
  every_s: z
    .int()
    .min(300)
    .max(90 * dayS)
    .nullable()
    .describe('How often to look; null: only on request.'),
  alerts: z
    .array(z.enum(differenceKinds))
    .max(3)
    .describe('Which differences are an event `search.changed` (GET /events, webhooks).'),
  max_results: z
    .int()
    .min(1)
    .max(matchesMax)
    .describe('How many matches are followed: the first ones in the order of `sort`.'),
  followers_share: z
    .number()
    .min(0)
    .max(10)
    .describe('Relative change from which followers count as changed: 0.1 is ten percent.'),
}

export const SavedSearchBody = z
  .strictObject({
    name: editable.name,
    filters: editable.filters,
    sort: editable.sort,
    every_s: editable.every_s.default(dayS),
    alerts: editable.alerts.default(['new', 'lost']),
    max_results: editable.max_results.default(1000),
    followers_share: editable.followers_share.default(0.1),
  })
  .meta({ id: 'SavedSearchBody' })

export const SavedSearchPatch = z
  .strictObject({
    name: editable.name.optional(),
    filters: editable.filters.optional(),
    sort: SortField.nullable().describe('Null: the default order.'),
    every_s: editable.every_s.optional(),
    alerts: editable.alerts.optional(),
    max_results: editable.max_results.optional(),
    followers_share: editable.followers_share.optional(),
    paused: z.boolean().optional(),
  })
  .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
  .meta({ minProperties: 1 })
  .meta({ id: 'SavedSearchPatch' })

export const SavedSearchShown = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    filters: z.record(z.string(), z.unknown()),
    sort: z.record(z.string(), z.unknown()).nullable(),
    every_s: z.int().nullable(),
    alerts: z.array(z.enum(differenceKinds)),
    max_results: z.int(),
    followers_share: z.number(),
    paused: z.boolean(),
    matches: z
      .int()
      .nullable()
      .describe('At the last look; null before the first, and before the first with other filters.'),
    checked_at: timestamp.nullable(),
    next_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'SavedSearch' })

export const RunShown = z
  .strictObject({
    id: z.string().describe('Id of the request that looked.'),
    baseline: z
      .boolean()
      .describe(
        'Whether later runs are compared with this one and it with none: the first, or the first with other filters.',
      ),
    matches: z.int(),
    new: z.int(),
    lost: z.int(),
    changed: z.int(),
    created_at: timestamp,
  })
  .meta({ id: 'SavedSearchRun' })

const NotedShown = z.strictObject({
  handle: z.string(),
  name: z.string().nullable().describe('Null if not known.'),
  verified: z.boolean().nullable(),
  followers: z.int().nullable(),
})

export const DifferenceShown = z
  .strictObject({
    kind: z.enum(differenceKinds),
    network: networkField,
    external_id: z.string(),
    before: NotedShown.nullable().describe('Null if new.'),
    after: NotedShown.nullable().describe('Null if lost.'),
  })
  .meta({ id: 'SavedSearchDifference' })
