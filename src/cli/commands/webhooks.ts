import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

const words = ['list', 'create', 'show', 'test', 'deliveries', 'redeliver', 'pause', 'resume', 'remove']

export const webhooks: Command = {
  name: 'webhooks',
  summary: 'Send events to other programs, and see what was delivered.',
  usage:
    'rostra webhooks [list | create URL | show NAME | test NAME [KIND] | deliveries NAME | redeliver NAME [DELIVERY] | pause NAME | resume NAME | rotate NAME | remove NAME]',
  examples: [
    'rostra webhooks create https://hooks.example.com/rostra --name CRM --events screening.*,quota.*',
    'rostra webhooks test CRM campaign.post',
    'rostra webhooks redeliver CRM',
  ],
  subcommands: [...words, 'rotate'],
  flags: [
    { name: 'name', value: 'NAME', meaning: 'for create: name of the webhook' },
    { name: 'events', value: 'LIST', meaning: 'for create: kinds of events, separated by commas (default: all)' },
    ...serverFlags,
  ],
  load: () => import('../webhooks.js'),
}

export const notifications: Command = {
  name: 'notifications',
  summary: 'Notify people of events by e-mail, Slack or Teams.',
  usage:
    'rostra notifications [list | create NAME email|slack|teams TARGET | show NAME | test NAME [KIND] | deliveries NAME | redeliver NAME [DELIVERY] | pause NAME | resume NAME | remove NAME]',
  examples: [
    'rostra notifications create "Brand team" email ana@example.com,bo@example.com --digest daily --at 08:30 --zone Europe/Berlin',
    'rostra notifications create Alerts slack https://chat.example.com/services/T000/B000/XXXX --quiet 22:00-07:00',
    'rostra notifications test "Brand team"',
  ],
  subcommands: words,
  flags: [
    { name: 'events', value: 'LIST', meaning: 'for create: kinds of events, separated by commas (default: all)' },
    { name: 'digest', value: 'HOW', meaning: 'for create: at_once (default), hourly or daily' },
    { name: 'at', value: 'TIME', meaning: 'for create: when a daily message is sent (default: 08:00)' },
    { name: 'zone', value: 'ZONE', meaning: 'for create: time zone, such as Europe/Berlin (default: UTC)' },
    { name: 'language', value: 'CODE', meaning: 'for create: language of the messages: en (default), de, fr or es' },
    { name: 'quiet', value: 'HOURS', meaning: 'for create: when nothing is sent, such as 22:00-07:00' },
    ...serverFlags,
  ],
  load: () => import('../notifications.js'),
}
