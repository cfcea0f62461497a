import { SourceError, type Cut } from './port.js'

interface Left {
  /** Who was asked, as messages name it. */
  name: string
  /** Whether the network itself shows no more; else it is more than we read at once. */
  isHidden?: boolean
  /** What ended the reading. */
  failed?: SourceError | undefined
  /** How many replies the network counts that were not read; 0 where it does not say. */
  left: number
}

const causeOf = ({ name, isHidden = false, failed }: Left): Cut => {
  if (failed !== undefined)
    return { reason: failed.kind, detail: `${name} did not give all of this thread. ${failed.message}` }
  if (isHidden) return { reason: 'unsupported', detail: `${name} shows only part of this thread.` }
  return { reason: 'unsupported', detail: 'Only part of this thread was read: it is longer than what is read at once.' }
}

/** Why a thread is not all there is, said as clients read it. */
export const cutThread = (left: Left): Cut => {
  const { reason, detail } = causeOf(left)
  const counted = left.left > 0 ? ` Replies missing according to the network: ${left.left}.` : ''
  return { reason, detail: `${detail}${counted}` }
}

/**
 * The answer of one of many calls that belong to the same thread. What is gone meanwhile has nothing below it; any other refusal is handed
 * back, so that what was read until then is kept.
 */
export const answerOrRefusal = async <T>(asked: Promise<T>): Promise<T | SourceError | undefined> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof SourceError)) throw error
    return error.kind === 'not_found' ? undefined : error
  })
