import { listed, runChannels } from './channels.js'
import { UsageError, type Run } from './command.js'
import { textOf, type Json } from './server-call.js'

const ways = ['email', 'slack', 'teams']

const toQuiet = (text: string | undefined): Json => {
  if (text === undefined) return {}
  const [from, to] = text.split('-')
  if (from === undefined || to === undefined) throw new UsageError('Write quiet hours as 22:00-07:00.')
  return { quiet_hours: { from: from.trim(), to: to.trim() } }
}

export const run: Run = (invocation) =>
  runChannels(
    {
      name: 'notifications',
      path: '/notification-channels',
      prefix: 'ntc_',
      noun: 'notification channel',
      nouns: 'notification channels',
      nameOf: ({ name }) => textOf(name),
      targetOf: ({ way, target }) => `${textOf(way)}: ${textOf(target)}`,
      toBody: ([name, way, target], { text }) => {
        if (name === undefined || way === undefined || target === undefined || !ways.includes(way))
          throw new UsageError('Specify its name, email, slack or teams, and where to.')
        const optional: [string, unknown][] = [
          ['events', listed(text['events'])],
          ['digest', text['digest']],
          ['daily_at', text['at']],
          ['time_zone', text['zone']],
          ['language', text['language']],
        ]
        return {
          way,
          name,
          ...(way === 'email' ? { to: listed(target) } : { url: target }),
          ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
          ...toQuiet(text['quiet']),
        }
      },
    },
    invocation,
  )
