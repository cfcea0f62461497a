import { z } from 'zod'
import type { ChannelChanges } from '../../jobs/channels/channels.js'
import type { Channel } from '../../jobs/channels/rows.js'
import type { Schedule } from '../../jobs/channels/schedule.js'
import { toTimestamp } from '../../kernel/clock.js'
import { Failure, invalid, notFound } from '../../kernel/errors.js'
import { operation, type Call } from '../../kernel/operation.js'
import { removal } from '../../kernel/removal.js'
import { ChannelBody, ChannelPatch, ChannelShown, peopleWays } from './channel-contract.js'
import { exampleChannel } from './examples.js'
import { checkUrl, webhookPath } from './operations.js'
import { presentState, type WebhookNeeds } from './present.js'
import type { Mailer } from './ways/email.js'
import type { Target } from './ways/transmit.js'

export const channelCommon = { area: 'Notifications', scope: 'admin' as const }
const channelsMax = 50
const examplePath = { id: exampleChannel.id }

interface Needs extends WebhookNeeds {
  mailer: Mailer
}

type PeopleWay = (typeof peopleWays)[number]

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

type Times = Pick<z.output<typeof ChannelBody>, 'digest' | 'daily_at' | 'time_zone' | 'language' | 'quiet_hours'>

const readSchedule = ({ digest, daily_at, time_zone, language, quiet_hours: quiet }: Times): Schedule => ({
  digest,
  dailyAt: toMinutes(daily_at),
  timeZone: time_zone,
  language,
  quiet: quiet === null ? null : { from: toMinutes(quiet.from), to: toMinutes(quiet.to) },
})

const presentSchedule = (schedule: Schedule | null): Times => ({
  digest: schedule?.digest ?? 'at_once',
  daily_at: toTime(schedule?.dailyAt ?? 480),
  time_zone: schedule?.timeZone ?? 'UTC',
  language: schedule?.language ?? 'en',
  quiet_hours:
    schedule === null || schedule.quiet === null
      ? null
      : { from: toTime(schedule.quiet.from), to: toTime(schedule.quiet.to) },
})

/** The channel of the path: one to people, of the caller's account. */
export const getChannel = async (id: string, { channels }: WebhookNeeds, { caller }: Call): Promise<Channel> => {
  const channel = await channels.find(caller.accountId, id)
  if (channel === undefined || channel.way === 'webhook') throw notFound('notification channel')
  return channel
}

const presentChannel = async (channel: Channel, { channels }: Needs): Promise<z.output<typeof ChannelShown>> => ({
  id: channel.id,
  way: channel.way as PeopleWay,
  name: channel.description,
  target: channel.url,
  events: channel.events,
  ...presentSchedule(channel.schedule),
  ...(await presentState(channel, channels)),
  created_at: toTimestamp(channel.createdAt),
  updated_at: toTimestamp(channel.updatedAt),
})

interface TargetInput {
  to?: string[] | undefined
  url?: string | undefined
}

/** The target as it is kept, and what may be shown of it. Undefined: nothing was said. */
const readTarget = (
  way: PeopleWay,
  { to, url }: TargetInput,
  needs: Needs,
): { url: string; secret: string } | undefined => {
  const seal = (target: Target): string => JSON.stringify(target)
  if (way === 'email') {
    if (url !== undefined) throw invalid('/url', 'E-mail is sent to the addresses in `to`.')
    if (to === undefined) return undefined
    if (!needs.mailer.isReady)
      throw new Failure('conflict', 'E-mail is not set up. Set ROSTRA_SMTP_URL and ROSTRA_MAIL_FROM, and restart.')
    return { url: to.join(', '), secret: seal({ to }) }
  }
  if (to !== undefined) throw invalid('/to', 'Slack and Teams take the `url` of an incoming webhook.')
  if (url === undefined) return undefined
  checkUrl(url, needs)
  return { url: `${new URL(url).origin}/…`, secret: seal({ url }) }
}

export const createChannel = operation({
  ...channelCommon,
  method: 'POST',
  path: '/notification-channels',
  name: 'createNotificationChannel',
  summary: 'Create a notification channel',
  description:
    'Tells people of events by e-mail, Slack or Microsoft Teams: at once, hourly or daily, and not in quiet hours. For programs, use POST /webhooks. E-mail requires the settings ROSTRA_SMTP_URL and ROSTRA_MAIL_FROM.',
  input: { body: ChannelBody },
  status: 201,
  output: ChannelShown,
  example: {
    body: {
      way: 'slack',
      name: exampleChannel.name,
      url: 'https://chat.example.com/services/T000/B000/XXXX',
      events: exampleChannel.events,
      digest: 'hourly',
      time_zone: 'Europe/Berlin',
      quiet_hours: exampleChannel.quiet_hours,
    },
    output: exampleChannel,
  },
  run: async ({ body }, needs: Needs, call) => {
    const { accountId } = call.caller
    const target = readTarget(body.way, body, needs)
    if (target === undefined)
      throw body.way === 'email'
        ? invalid('/to', 'Name at least one recipient.')
        : invalid('/url', 'Give the address of an incoming webhook.')
    if ((await needs.channels.list(accountId, peopleWays)).length >= channelsMax)
      throw new Failure(
        'conflict',
        `An account can have at most ${channelsMax} notification channels. Delete one first.`,
      )
    const id = call.newId('ntc')
    const { way, name: description, events } = body
    await needs.channels.create({ id, accountId, way, description, events, ...target, schedule: readSchedule(body) })
    return presentChannel(await getChannel(id, needs, call), needs)
  },
})

export const listChannels = operation({
  ...channelCommon,
  method: 'GET',
  path: '/notification-channels',
  name: 'listNotificationChannels',
  summary: 'List notification channels',
  input: {},
  output: z.strictObject({
    data: z.array(ChannelShown),
    email_ready: z.boolean().describe('Whether a mail server is set up.'),
  }),
  example: { output: { data: [exampleChannel], email_ready: false } },
  run: async (_input, needs: Needs, call) => ({
    data: await Promise.all(
      (await needs.channels.list(call.caller.accountId, peopleWays)).map((channel) => presentChannel(channel, needs)),
    ),
    email_ready: needs.mailer.isReady,
  }),
})

export const showChannel = operation({
  ...channelCommon,
  method: 'GET',
  path: '/notification-channels/{id}',
  name: 'getNotificationChannel',
  summary: 'Get a notification channel',
  input: { path: webhookPath },
  output: ChannelShown,
  example: { path: examplePath, output: exampleChannel },
  run: async ({ path: { id } }, needs: Needs, call) => presentChannel(await getChannel(id, needs, call), needs),
})

export const changeChannel = operation({
  ...channelCommon,
  method: 'PATCH',
  path: '/notification-channels/{id}',
  name: 'changeNotificationChannel',
  summary: 'Change, pause or resume a notification channel',
  description:
    'While a channel is paused, its messages are kept. They are sent when it is resumed. A new digest or new quiet hours apply to later events.',
  input: { path: webhookPath, body: ChannelPatch },
  output: ChannelShown,
  example: { path: examplePath, body: { name: exampleChannel.name }, output: exampleChannel },
  run: async ({ path: { id }, body }, needs: Needs, call) => {
    const channel = await getChannel(id, needs, call)
    const { accountId } = call.caller
    const { name, events, paused, digest, daily_at, time_zone, language, quiet_hours } = body
    const times = presentSchedule(channel.schedule)
    const changes: ChannelChanges = {
      ...readTarget(channel.way as PeopleWay, body, needs),
      ...(name === undefined ? {} : { description: name }),
      ...(events === undefined ? {} : { events }),
      ...(paused === true ? { pausedReason: 'Paused by request.' } : {}),
      schedule: readSchedule({
        digest: digest ?? times.digest,
        daily_at: daily_at ?? times.daily_at,
        time_zone: time_zone ?? times.time_zone,
        language: language ?? times.language,
        quiet_hours: quiet_hours === undefined ? times.quiet_hours : quiet_hours,
      }),
    }
    await needs.channels.change(accountId, id, changes)
    if (paused === false) await needs.channels.resume(accountId, id)
    return presentChannel(await getChannel(id, needs, call), needs)
  },
})

export const removeChannel = removal({
  ...channelCommon,
  path: '/notification-channels/{id}',
  name: 'removeNotificationChannel',
  summary: 'Delete a notification channel',
  description: 'Its delivery log is deleted too. The events remain in GET /events.',
  input: { path: webhookPath },
  example: { path: examplePath },
  run: async ({ path: { id } }, needs: WebhookNeeds, call) => {
    await getChannel(id, needs, call)
    await needs.channels.remove(call.caller.accountId, id)
  },
})
