import { z } from 'zod'
import { nameField } from '../../kernel/name-field.js'
import { scheduleCostFields } from '../../jobs/cost.js'
import { networks } from '../../model/network.js'
import { listeningFields, timestamp } from './contract.js'

const brand = z.string().max(100).optional().describe('Name of one of the brands (default: the first one).')

export const AlertRule = z
  .discriminatedUnion('on', [
    z.strictObject({
      on: z.literal('spike'),
      brand,
      one_author: z.boolean().optional().describe('Also report spikes that are due to one author (default: false).'),
    }),
    z.strictObject({ on: z.literal('mentions'), brand, above: z.int().min(0) }),
    z.strictObject({ on: z.literal('negative_share'), brand, above: z.number().min(0).max(1) }),
    z.strictObject({ on: z.literal('share_of_voice'), brand, below: z.number().min(0).max(1) }),
    z.strictObject({ on: z.literal('mention'), brand }),
    z.strictObject({ on: z.literal('report') }),
  ])
  .describe(
    'A spike is reported once, unless it is due to one author; a threshold once until it is no longer exceeded. `negative_share` counts when the lower bound is above it. `mention` is a `listening.mention` event for every new mention, of all brands unless one is named: within seconds if `reading` says `stream`, otherwise with the next run. `report` is a `report.ready` event after every run, with the address of the PDF.',
  )
export type AlertRule = z.output<typeof AlertRule>

export const RecurringBody = z.strictObject({
  name: nameField(100),
  listening: z.strictObject(listeningFields),
  every_s: z
    .int()
    .min(60)
    .max(31 * 86_400)
    .default(86_400)
    .describe('Interval in seconds.'),
  window_s: z
    .int()
    .min(3600)
    .max(366 * 86_400)
    .default(30 * 86_400)
    .describe('Period covered by each run, in seconds.'),
  alerts: z
    .array(AlertRule)
    .max(20)
    .default([{ on: 'spike' }]),
})

export const RecurringShown = z
  .strictObject({
    id: z.string(),
    ...RecurringBody.shape,
    paused: z.boolean(),
    reading: z
      .array(z.strictObject({ network: z.enum(networks), by: z.enum(['stream', 'polling']) }))
      .describe(
        'How new posts of each live network arrive: by its stream, within seconds, or by polling with every run. Empty where no network is read live.',
      ),
    alerts_on: z.array(z.string()).describe('Alerts that were raised and have not gone off.'),
    last_request_id: z
      .string()
      .nullable()
      .describe('The newest listening of the schedule, finished or not. Read it like any other.'),
    next_at: timestamp.nullable().describe('Null while it is paused.'),
    created_at: timestamp,
  })
  .meta({ id: 'RecurringListening' })

export const RecurringCreated = z
  .strictObject({ ...RecurringShown.shape, ...scheduleCostFields })
  .meta({ id: 'RecurringListeningCreated' })

export const RecurringChange = z
  .strictObject({ paused: z.boolean(), alerts: z.array(AlertRule).max(20) })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
  .meta({ minProperties: 1, id: 'RecurringListeningPatch' })
