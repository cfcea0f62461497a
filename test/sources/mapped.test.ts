import { describeContract } from './contract.js'
import { facebook } from './worlds/facebook.js'
import { hackernews } from './worlds/hackernews.js'
import { instagram } from './worlds/instagram.js'
import { lemmy } from './worlds/lemmy.js'
import { lemmyV4 } from './worlds/lemmy-v4.js'
import { peertube } from './worlds/peertube.js'
import { pinterest } from './worlds/pinterest.js'
import { professional } from './worlds/professional.js'
import { reddit } from './worlds/reddit.js'
import { threads } from './worlds/threads.js'
import { tiktok } from './worlds/tiktok.js'
import { tumblr } from './worlds/tumblr.js'
import { twitch } from './worlds/twitch.js'
import { x, xIn } from './worlds/x.js'

const worlds = [
  facebook,
  hackernews,
  instagram,
  lemmy,
  lemmyV4,
  peertube,
  pinterest,
  professional,
  reddit,
  threads,
  tiktok,
  tumblr,
  twitch,
  x,
  xIn('new'),
]
for (const world of worlds) describeContract(world)
