import { isUnsure, limits, wantsEncoder } from './cascade.js'
import { lookAt, type Look, type TextToRead } from './look.js'
import { logitsOf, nothing, type Judgement, type Pending } from './pending.js'
import type { EncoderAnswer } from '../text/model/joined.js'
import { suspicions, type Suspicion } from '../text/model/prefilter.js'
import type { JudgeTask, Verdict } from '../text/verdict.js'

/** The first stage: reads a text and says whether it is sure of what it sees. A verdict where there is nothing to judge. */
export const readForJudgement = (
  text: TextToRead,
  judgement: Judgement,
  tasks: readonly JudgeTask[],
  /** What the text is looked through for: of a part of a text, only what it may add to the whole. */
  heeded: readonly Suspicion[] = suspicions,
): Pending | Verdict => {
  const seen = lookAt(text, judgement)
  if (typeof seen === 'string') return nothing(seen)
  const suspected = new Set(heeded.filter((each) => seen.suspected.has(each)))
  const look = { ...seen, suspected, asked: asksAll(seen, judgement, heeded) ? new Set(heeded) : suspected }
  const logit = logitsOf(judgement.joiner, look)
  return { look, wantsEncoder: wantsEncoder(look, logit, tasks, limits[judgement.effort]) }
}

/** Whether everything is asked about, suspected or not: of whole texts that are judged thoroughly, in the language whose first looks are known. */
const asksAll = ({ language, isWordless }: Look, { effort }: Judgement, heeded: readonly Suspicion[]): boolean =>
  effort === 'thorough' && language?.code === 'en' && !isWordless && heeded === suspicions

/** What the encoder for many languages is asked wherever it carries a language. */
const ofMany: ReadonlySet<JudgeTask> = new Set(['risks', 'remark', 'emotions'])

/** Whether the encoder for many languages is asked: it knows attacks in languages that the small models do not. */
export const wantsMultilingual = (
  { look: { language, isWordless } }: Pending,
  { multilingual }: Judgement,
  tasks: readonly JudgeTask[],
): boolean =>
  !isWordless &&
  language !== null &&
  ((tasks.some((task) => ofMany.has(task)) && multilingual.carries(language.code)) ||
    (tasks.includes('sentiment') && multilingual.sentimentShare(language.code) > 0))

/** Whether an early answer leaves something open that all of the encoder may settle. */
export const wantsMore = (
  { look }: Pending,
  { joiner, effort }: Judgement,
  tasks: readonly JudgeTask[],
  early: EncoderAnswer,
): boolean => isUnsure(look, logitsOf(joiner, look, early), tasks, limits[effort])
