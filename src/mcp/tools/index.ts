import type { Tool } from '../tool.js'
import { contentTools } from './contents.js'
import { conversationTools } from './conversation.js'
import { creatorTools } from './creators.js'
import { knownTools } from './known.js'
import { listeningTools } from './listening.js'
import { screeningTools } from './screening.js'

/** What an agent can do. All of it reads: nothing here changes what is stored, but for requests that are submitted. */
export const tools: readonly Tool[] = [
  ...creatorTools,
  ...contentTools,
  ...screeningTools,
  ...conversationTools,
  ...listeningTools,
  ...knownTools,
]
