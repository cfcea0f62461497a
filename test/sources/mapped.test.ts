import { describeContract } from './contract.js'
import { hackernews } from './worlds/hackernews.js'
import { instagram } from './worlds/instagram.js'
import { lemmy } from './worlds/lemmy.js'
import { peertube } from './worlds/peertube.js'
import { reddit } from './worlds/reddit.js'
import { twitch } from './worlds/twitch.js'
import { x } from './worlds/x.js'

for (const world of [hackernews, instagram, lemmy, peertube, reddit, twitch, x]) describeContract(world)
