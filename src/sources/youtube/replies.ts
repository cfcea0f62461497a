import { answerOrRefusal, cutThread } from '../cut.js'
import { SourceError, type Cut } from '../port.js'
import { replyCallsMax } from './cost.js'
import type { Reply, Thread } from './entities.js'

export interface ReadReplies {
  /** By the id of the comment that they answer, each once. */
  replies: ReadonlyMap<string, readonly Reply[]>
  cut?: Cut | undefined
}

interface ReplyPage {
  items: Reply[]
  nextPageToken?: string | undefined
}

type AskReplies = (parentId: string, pageToken: string | undefined) => Promise<ReplyPage>

/** The replies of some threads, those included that did not come along. */
export const readReplies = async (threads: readonly Thread[], ask: AskReplies): Promise<ReadReplies> => {
  const replies = new Map(
    threads.map((thread) => [idOf(thread), new Map(inlinedOf(thread).map((each) => [each.id, each]))]),
  )
  let [calls, failed]: [number, SourceError | undefined] = [0, undefined]
  const followed = new Set<string>()
  for (const thread of threads) {
    const [id, known] = [idOf(thread), replies.get(idOf(thread))]
    if (known === undefined || known.size >= thread.snippet.totalReplyCount) continue
    let token: string | undefined
    do {
      if (calls >= replyCallsMax || failed !== undefined) break
      calls++
      const answer = await answerOrRefusal(ask(id, token))
      if (answer instanceof SourceError) failed = answer
      else {
        const before = known.size
        for (const reply of answer?.items ?? []) known.set(reply.id, reply)
        // A page that brings nothing new is the last one, whatever it says.
        token = known.size > before ? answer?.nextPageToken : undefined
        if (token === undefined) followed.add(id)
      }
    } while (token !== undefined)
  }
  const left = threads
    .filter((thread) => !followed.has(idOf(thread)))
    .reduce(
      (sum, thread) => sum + Math.max(0, thread.snippet.totalReplyCount - (replies.get(idOf(thread))?.size ?? 0)),
      0,
    )
  return {
    replies: new Map([...replies].map(([id, each]) => [id, [...each.values()]])),
    cut: left === 0 ? undefined : cutThread({ name: 'YouTube', failed, left }),
  }
}

const idOf = ({ snippet }: Thread): string => snippet.topLevelComment.id
const inlinedOf = ({ replies }: Thread): readonly Reply[] => replies?.comments ?? []
