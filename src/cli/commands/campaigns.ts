import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const campaigns: Command = {
  name: 'campaigns',
  summary: 'Follow what creators post for a campaign.',
  usage: 'rostra campaigns [list | create NAME WHO… | show NAME | posts NAME | check NAME | report NAME | delete NAME]',
  examples: [
    'rostra campaigns create "Spring launch" instagram:una.bakes --hashtag springlaunch --code UNA20 --starts 2026-03-01',
    'rostra campaigns show "Spring launch"',
    'rostra campaigns report "Spring launch" --file spring.pdf',
  ],
  subcommands: ['list', 'create', 'show', 'posts', 'check', 'report', 'delete', 'all'],
  flags: [
    { name: 'list', value: 'NAME', meaning: 'for create: all creators on this list (its name or id)' },
    { name: 'brand', value: 'LIST', meaning: 'for create: brands, separated by commas' },
    { name: 'account', value: 'LIST', meaning: 'for create: accounts that posts mention' },
    { name: 'hashtag', value: 'LIST', meaning: 'for create: hashtags' },
    { name: 'code', value: 'LIST', meaning: 'for create: discount codes' },
    { name: 'link', value: 'LIST', meaning: 'for create: links' },
    { name: 'starts', value: 'DAY', meaning: 'for create: first day, such as 2026-03-01' },
    { name: 'ends', value: 'DAY', meaning: 'for create: last day' },
    { name: 'fee', value: 'AMOUNT', meaning: 'for create: fee per creator' },
    { name: 'file', value: 'FILE', meaning: 'for report: a file that ends in .pdf, .csv or .json' },
    ...serverFlags,
  ],
  load: () => import('../campaigns.js'),
}
