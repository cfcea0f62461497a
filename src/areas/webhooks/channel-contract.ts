import { z } from 'zod'
import { ways } from '../../jobs/channels/rows.js'
import { digests } from '../../jobs/channels/schedule.js'
import { isTimeZone } from '../../kernel/time-zone.js'
import { readerLanguages } from '../../kernel/reader-language.js'
import { nameField } from '../../kernel/name-field.js'
import { eventFilters, stateShape } from './contract.js'

/** The ways to tell people. */
export const peopleWays = ways.filter((way) => way !== 'webhook')

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time of day, such as 08:00.')
  .describe('A time of day in `time_zone`, such as 08:00.')

const editable = {
  name: nameField(200),
  to: z.array(z.email().max(320)).min(1).max(20).describe('For email: who receives it.'),
  url: z
    .url({ protocol: /^https?$/, error: 'Must be an http or https address.' })
    .max(2048)
    .describe('For slack and teams: the address of an incoming webhook. It is stored encrypted and never shown again.'),
  events: eventFilters,
  digest: z
    .enum(digests)
    .describe('at_once: as soon as something happens. hourly, daily: everything since the last message in one.'),
  daily_at: timeOfDay,
  time_zone: z
    .string()
    .max(60)
    .refine(isTimeZone, 'Must be an IANA time zone, such as Europe/Berlin.')
    .describe('IANA name of the time zone in which the times of day are meant.'),
  language: z
    .enum(readerLanguages)
    .describe(
      'Language of the messages: English, German, French or Spanish. An e-mail to a user of the account is in the language that this user chose in the console.',
    ),
  quiet_hours: z
    .strictObject({ from: timeOfDay, to: timeOfDay })
    .refine(({ from, to }) => from !== to, 'Must begin and end at different times.')
    .nullable()
    .describe('No message is sent in these hours; events are sent when they end. The hours may span midnight.'),
}

export const ChannelBody = z
  .strictObject({
    way: z.enum(peopleWays).describe('How messages are sent.'),
    name: editable.name,
    to: editable.to.optional(),
    url: editable.url.optional(),
    events: editable.events.default(['*']),
    digest: editable.digest.default('at_once'),
    daily_at: editable.daily_at.default('08:00'),
    time_zone: editable.time_zone.default('UTC'),
    language: editable.language.default('en'),
    quiet_hours: editable.quiet_hours.default(null),
  })
  .meta({ id: 'NotificationChannelBody' })

export const ChannelPatch = z
  .strictObject({
    ...editable,
    paused: z.boolean().describe('false also resumes a channel that was paused by itself.'),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
  .meta({ minProperties: 1 })
  .meta({ id: 'NotificationChannelPatch' })

const timestamp = z.iso.datetime()

export const ChannelShown = z
  .strictObject({
    id: z.string(),
    way: z.enum(peopleWays),
    name: z.string(),
    target: z.string().describe('Recipients of e-mail; of Slack and Teams only the server.'),
    events: z.array(z.string()),
    digest: z.enum(digests),
    daily_at: z.string(),
    time_zone: z.string(),
    language: z.enum(readerLanguages),
    quiet_hours: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
    ...stateShape,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'NotificationChannel' })
