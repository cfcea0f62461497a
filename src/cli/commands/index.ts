import type { Command } from '../command.js'
import { audit } from './audit.js'
import { backup, restore } from './backup.js'
import { brands } from './brands.js'
import { brief } from './brief.js'
import { campaigns } from './campaigns.js'
import { compare } from './compare.js'
import { config } from './config.js'
import { connections } from './connections.js'
import { crawl } from './crawl.js'
import { demo } from './demo.js'
import { doctor } from './doctor.js'
import { enrich } from './enrich.js'
import { exportCommand } from './export.js'
import { exportsCommand } from './exports.js'
import { fairness } from './fairness.js'
import { identities } from './identities.js'
import { importCommand } from './import.js'
import { ingest } from './ingest.js'
import { letters } from './letters.js'
import { lists } from './lists.js'
import { listen } from './listen.js'
import { mcp } from './mcp.js'
import { mentions } from './mentions.js'
import { migrate } from './migrate.js'
import { profile } from './profile.js'
import { rankings } from './rankings.js'
import { repair } from './repair.js'
import { review } from './review.js'
import { screen } from './screen.js'
import { search } from './search.js'
import { searches } from './searches.js'
import { serve } from './serve.js'
import { source } from './source.js'
import { subjects } from './subjects.js'
import { queries, tags } from './tags.js'
import { token } from './token.js'
import { users } from './users.js'
import { notifications, webhooks } from './webhooks.js'
import { worker } from './worker.js'

/** Every command, in the order of the help. What a command does is loaded when it runs. */
export const commands: readonly Command[] = [
  serve,
  worker,
  ingest,
  crawl,
  search,
  profile,
  compare,
  rankings,
  brief,
  identities,
  screen,
  review,
  letters,
  listen,
  mentions,
  tags,
  queries,
  lists,
  searches,
  exportsCommand,
  campaigns,
  brands,
  enrich,
  connections,
  webhooks,
  notifications,
  mcp,
  token,
  users,
  importCommand,
  exportCommand,
  source,
  demo,
  migrate,
  fairness,
  doctor,
  repair,
  backup,
  restore,
  audit,
  subjects,
  config,
]
