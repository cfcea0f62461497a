import { claims } from './claims.js'
import { classes } from './classes.js'
import { contextEntries } from './contexts.js'
import { cueEntries } from './cues.js'
import { danger } from './danger.js'
import type { Entry } from './entry.js'
import { harmlessInPosts } from './harmless-in-posts.js'
import { hate } from './hate.js'
import { idiomEntries } from './idioms.js'
import { inPosts } from './in-posts.js'
import { insults } from './insults.js'
import { intimacy } from './intimacy.js'
import { order } from './order.js'
import { dangersSaidOtherwise } from './said-otherwise.js'
import { society } from './society.js'
import { substances } from './substances.js'

/** Every word list. */
export const entries: readonly Entry[] = [
  ...hate,
  ...insults,
  ...danger,
  ...substances,
  ...society,
  ...order,
  ...intimacy,
  ...dangersSaidOtherwise,
  ...claims,
  ...inPosts,
  ...harmlessInPosts,
  ...idiomEntries,
  ...contextEntries,
  ...cueEntries,
]

export { classes }
export * from './entry.js'
