import { classes } from './classes.js'
import { contextEntries } from './contexts.js'
import { cueEntries } from './cues.js'
import { danger } from './danger.js'
import { hate } from './hate.js'
import { idiomEntries } from './idioms.js'
import { insults } from './insults.js'
import { intimacy } from './intimacy.js'
import { order } from './order.js'
import { society } from './society.js'
import { substances } from './substances.js'
const entries = [
  ...hate,
  ...insults,
  ...danger,
  ...substances,
  ...society,
  ...order,
  ...intimacy,
  ...idiomEntries,
  ...contextEntries,
  ...cueEntries,
]
export * from './entry.js'
export { classes, entries }
//# sourceMappingURL=index.js.map
