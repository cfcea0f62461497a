import { dataFlag, jsonFlag, type Command } from '../command.js'

export const crawl: Command = {
  name: 'crawl',
  summary: 'Build and maintain a pool of creators from an open network. Resumes where it stopped.',
  usage: 'rostra crawl bluesky|mastodon [--min-followers N] [--per-minute N] [--limit N] [--data DIR] [--json]',
  examples: [
    'rostra crawl bluesky --min-followers 1000',
    'rostra crawl bluesky --per-minute 60 --limit 100000',
    'rostra crawl mastodon',
  ],
  words: ['bluesky', 'mastodon'],
  flags: [
    { name: 'min-followers', value: 'N', meaning: 'leave out accounts with fewer followers (default: 100)' },
    {
      name: 'per-minute',
      value: 'N',
      meaning: 'calls a minute (default: 300 to Bluesky, each for 25 profiles; 60 to a Mastodon server, each for 80)',
    },
    { name: 'limit', value: 'N', meaning: 'stop after this many accounts (default: no limit)' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../crawl.js'),
}
