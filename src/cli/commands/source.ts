import { jsonFlag, type Command } from '../command.js'

export const source: Command = {
  name: 'source',
  summary: 'List networks and vendors that can be read, and try one out.',
  subcommands: ['list', 'test'],
  usage: 'rostra source list | rostra source test FILE|NAME [--handle HANDLE] [--content ID] [--words WORDS]',
  examples: [
    'rostra source list',
    'rostra source test my-vendor.json',
    'rostra source test bluesky --handle bsky.app',
    'rostra source test hackernews --handle pg',
    'ROSTRA_CREDENTIALS=twitch.client_id=…,twitch.client_secret=… rostra source test twitch --handle HANDLE --json',
  ],
  flags: [
    { name: 'handle', value: 'HANDLE', meaning: 'read this profile and its newest contents' },
    { name: 'content', value: 'ID', meaning: 'read this content and its newest comments' },
    { name: 'words', value: 'WORDS', meaning: 'search for these words' },
    { name: 'hashtag', value: 'TAG', meaning: 'search for this hashtag' },
    { name: 'limit', value: 'N', meaning: 'number of items in each list, up to 100 (default: 5)' },
    jsonFlag,
  ],
  load: () => import('../source.js'),
}
