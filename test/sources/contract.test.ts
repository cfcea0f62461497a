import { describeContract } from './contract.js'
import { bluesky } from './worlds/bluesky.js'
import { mastodon } from './worlds/mastodon.js'
import { nostr } from './worlds/nostr.js'
import { web } from './worlds/web.js'
import { youtube } from './worlds/youtube.js'

for (const world of [bluesky, mastodon, nostr, web, youtube]) describeContract(world)
