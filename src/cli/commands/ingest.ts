import { dataFlag, jsonFlag, type Command } from '../command.js'

export const ingest: Command = {
  name: 'ingest',
  summary: 'Follow the public stream of a network and store its posts. Resumes where it stopped.',
  usage: 'rostra ingest bluesky [--language LIST] [--creators LIST] [--keywords LIST] [--data DIR] [--json]',
  examples: [
    'rostra ingest bluesky --language de,en --keywords coffee,espresso',
    'rostra ingest bluesky --creators bsky.app,did:plc:z72i7hdynmk6r22z27h6tvur',
  ],
  words: ['bluesky'],
  flags: [
    { name: 'language', value: 'LIST', meaning: 'only posts tagged with one of these languages' },
    { name: 'creators', value: 'LIST', meaning: 'only posts by these accounts (handles or DIDs)' },
    { name: 'keywords', value: 'LIST', meaning: 'only posts that contain one of these words' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../ingest.js'),
}
