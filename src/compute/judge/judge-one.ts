import {
  concludeVerdict,
  readForJudgement,
  wantsMore,
  type EncoderAnswer,
  type Judgement,
} from '../../engine/judgement/judge-text.js'
import type { JudgeTask, TextToJudge, Verdict } from '../../engine/text/verdict.js'
import type { Encoder } from './encoder.js'

/** An encoder reads pieces, not pages: what stands far behind the first of them cannot reach it anyway. */
export const encoderUnitsMax = 2000

export interface Judged {
  verdict: Verdict
  /** How far the encoder was asked. */
  depth: EncoderAnswer['depth'] | 'alone'
  language: string | null
}

/** One text through the whole judgement: each stage is asked only where the one before is not sure. */
export const judgeOne = async (
  text: TextToJudge,
  tasks: readonly JudgeTask[],
  judgement: Judgement,
  encoder: Encoder | Promise<Encoder>,
): Promise<Judged> => {
  const read = readForJudgement(text, judgement, tasks)
  if (!('look' in read)) return { verdict: read, depth: 'alone', language: null }
  const conclude = (answer?: EncoderAnswer): Judged => ({
    verdict: concludeVerdict(read, judgement, tasks, answer),
    depth: answer?.depth ?? 'alone',
    language: read.look.language?.code ?? null,
  })
  if (!read.wantsEncoder) return conclude()
  const opened = await encoder
  const { logits, hidden } = await opened.read(read.look.shown.slice(0, encoderUnitsMax))
  const early: EncoderAnswer = { depth: 'early', logits }
  if (!wantsMore(read, judgement, tasks, early)) return conclude(early)
  return conclude({ depth: 'whole', logits: await opened.readOn(hidden) })
}
