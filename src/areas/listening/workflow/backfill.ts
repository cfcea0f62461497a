import type { Plan } from '../../../engine/listening/index.js'
import type { Job, Runner } from '../../../jobs/runner.js'
import type { ListeningStore } from '../listening-store.js'
import { matchTags, type MatchNeeds } from './match-tags.js'
import type { ListeningTags, TagRule } from './tag-store.js'

export const backfillKind = 'listening_backfill'
export const backfillPrefix = 'lbf'

export interface BackfillInput {
  tag_id: string
  revision: number
}

interface Needs extends MatchNeeds {
  listening: ListeningStore
  listeningTags: ListeningTags
}

/** The listening that was done last; ids rise with time. */
interface Checkpoint {
  after: string
  done: number
  matched: number
}

const isRule = (tag: { query: string | null } | undefined): tag is TagRule => tag !== undefined && tag.query !== null

/** Applies the rule of a tag to what was found before it was made, one listening after the other. */
const backfill = async ({ tag_id: id, revision }: BackfillInput, needs: Needs, job: Job<Checkpoint>) => {
  const { listening, listeningTags } = needs
  let at = job.checkpoint ?? { after: '', done: 0, matched: 0 }
  const ids = await listening.listSets(job.accountId, at.after)
  const total = at.done + ids.length
  await needs.search.texts.caughtUp()
  for (const requestId of ids) {
    job.signal.throwIfAborted()
    const tag = await listeningTags.find(job.accountId, id)
    // Another rule has its own backfill.
    if (!isRule(tag) || tag.revision !== revision)
      return { listenings: at.done, mentions: at.matched, superseded: true }
    const [kept, set] = [
      await listening.findInsights<{ plan: Plan }>(requestId),
      await listening.findMentions(requestId),
    ]
    if (kept !== undefined && set !== undefined) {
      const [found] = await matchTags(job.accountId, kept.plan, [tag], needs, job)
      const own = new Set(set.mentions.keys)
      const keys = (found?.keys ?? []).filter((key) => own.has(key))
      at = { after: requestId, done: at.done + 1, matched: at.matched + keys.length }
      await job.save(at, (query) => listeningTags.note(query, job.accountId, [{ tag, keys }]))
    }
    job.progress(at.done, total)
  }
  return { listenings: at.done, mentions: await listeningTags.count(id), superseded: false }
}

export const backfillRunner: Runner<Needs> = { kind: backfillKind, run: backfill }
