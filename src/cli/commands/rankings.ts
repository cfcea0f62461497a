import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const rankings: Command = {
  name: 'rankings',
  summary: 'Rank creators of a niche, country, language or network, with movement.',
  usage: 'rostra rankings [--by WHAT] [--interest ID] [--country CODE] [--language CODE] [--network NAME]',
  examples: [
    'rostra rankings --interest food --country mx',
    'rostra rankings --by follower_growth --network tiktok --months 1',
    'rostra rankings --by engagement_rate --language de --limit 50 --json',
  ],
  flags: [
    { name: 'by', value: 'WHAT', meaning: 'followers (default), engagement_rate, follower_growth or account_score' },
    { name: 'interest', value: 'IDS', meaning: 'interests, such as food.baking; several with commas' },
    { name: 'country', value: 'CODES', meaning: 'countries or places by id, such as mx or us-tx' },
    { name: 'language', value: 'CODES', meaning: 'languages, such as es' },
    { name: 'network', value: 'NAMES', meaning: 'networks, such as instagram' },
    { name: 'months', value: 'N', meaning: 'movement since 1, 3 (default) or 6 months ago' },
    { name: 'limit', value: 'N', meaning: 'number of creators, up to 100 (default: 20)' },
    ...serverFlags,
  ],
  load: () => import('../rankings.js'),
}
