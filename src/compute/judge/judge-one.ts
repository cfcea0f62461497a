import { limits } from '../../engine/judgement/cascade.js'
import { concludeVerdict } from '../../engine/judgement/conclude.js'
import { readForJudgement, wantsMore, wantsMultilingual } from '../../engine/judgement/judge-text.js'
import type { Judgement, Pending } from '../../engine/judgement/pending.js'
import type { EncoderAnswer } from '../../engine/text/model/joined.js'
import type { JudgeTask, RiskFinding, TextToJudge, Verdict } from '../../engine/text/verdict.js'
import { calibrate } from '../../engine/judgement/calibration.js'
import { addedByDisguise, isTold, mayAdd, readDisguised, toDisguised } from '../../engine/judgement/disguised.js'
import { joinReadings, readingsMax } from '../../engine/judgement/doubt.js'
import { addedByParts, addFindings, sentencesToJudge, toWhole } from '../../engine/judgement/sentences.js'
import { splitSentences } from '../../engine/text/sentences.js'
import type { Suspicion } from '../../engine/text/model/prefilter.js'
import type { MultilingualAnswer } from '../../engine/text/model/multilingual.js'
import type { Encoder } from './encoder.js'

/** An encoder reads pieces, not pages: what stands far behind the first of them cannot reach it anyway. */
export const encoderUnitsMax = 2000

/** The encoders: one for English, opened at once, and one for many languages, opened when a text needs it. */
export interface Encoders {
  own: Encoder | Promise<Encoder>
  multilingual: () => Promise<Encoder>
}

export interface Judged {
  verdict: Verdict
  /** How far the encoder was asked. */
  depth: EncoderAnswer['depth'] | 'alone'
  language: string | null
}

/** What all of the encoder must answer: of remarks and feelings the lower half alone was not measured. */
const ofWhole: readonly JudgeTask[] = ['remark', 'emotions']

/**
 * Asks about the whole text and, where attacks are looked for, about each of its sentences: a kind one must not hide another. The lower half of the encoder goes
 * first; what it is sure of stands.
 */
const askMultilingual = async (
  text: string,
  language: string,
  { multilingual, effort }: Judgement,
  encoder: Encoder,
  tasks: readonly JudgeTask[],
): Promise<MultilingualAnswer> => {
  const { many, hushed, heedsUsual } = limits[effort]
  const needsWhole = tasks.some((task) => ofWhole.includes(task))
  const ask = async (part: string): Promise<{ early: Float32Array; logits: Float32Array }> => {
    const { logits: early, hidden } = await encoder.read(part.slice(0, encoderUnitsMax))
    const isSettled = !needsWhole && multilingual.isSettled(language, early, many, heedsUsual)
    return { early, logits: isSettled ? early : await encoder.readOn(hidden) }
  }
  const { early, logits: whole } = await ask(text)
  const isHushed = multilingual.isSettled(language, early, [hushed, Infinity], heedsUsual)
  const sentences: MultilingualAnswer['sentences'][number][] = []
  for (const { start, end } of tasks.includes('risks') && !isHushed ? splitSentences(text) : [])
    sentences.push({ start, end, logits: (await ask(text.slice(start, end))).logits })
  return { whole, sentences }
}

/** A text as it stands: each stage is asked only where the one before is not sure. */
const judgePending = async (
  read: Pending,
  tasks: readonly JudgeTask[],
  judgement: Judgement,
  encoders: Encoders,
): Promise<Judged> => {
  const language = read.look.language?.code ?? ''
  const multilingual = wantsMultilingual(read, judgement, tasks)
    ? await askMultilingual(read.look.text, language, judgement, await encoders.multilingual(), tasks)
    : undefined
  const conclude = (answer?: EncoderAnswer): Judged => ({
    verdict: concludeVerdict(read, judgement, tasks, { encoder: answer, multilingual }),
    depth: answer?.depth ?? 'alone',
    language: read.look.language?.code ?? null,
  })
  if (!read.wantsEncoder || multilingual !== undefined) return conclude()
  const opened = await encoders.own
  const { logits, hidden } = await opened.read(read.look.shown.slice(0, encoderUnitsMax))
  const early: EncoderAnswer = { depth: 'early', logits }
  if (!wantsMore(read, judgement, tasks, early)) return conclude(early)
  return conclude({ depth: 'whole', logits: await opened.readOn(hidden) })
}

/** Reads a text in each language it may be in besides, where the encoders carry it. */
const readInOthers = async (
  text: TextToJudge,
  { look: { others } }: Pending,
  verdict: Verdict,
  judgement: Judgement,
  encoders: Encoders,
): Promise<Verdict> => {
  if (others.length === 0) return verdict
  const carried = others.filter((code) => code === 'en' || judgement.multilingual.carries(code)).slice(0, readingsMax)
  const readings: Verdict[] = []
  for (const readAs of carried) {
    const pending = readForJudgement({ ...text, readAs }, judgement, ['risks'])
    if ('look' in pending) readings.push((await judgePending(pending, ['risks'], judgement, encoders)).verdict)
  }
  return joinReadings(verdict, readings, carried.length === others.length)
}

interface PartOptions {
  /** What it is looked through for; everything unless it is said. */
  looksFor?: readonly Suspicion[]
  /** Whether it is worth an encoder's reading, once it has been looked at. */
  isWorth?: (part: Pending) => boolean
}

/** What is found in a part of a text, or in another reading of it. */
const findIn = async (
  part: TextToJudge,
  judgement: Judgement,
  encoders: Encoders,
  { looksFor, isWorth }: PartOptions,
): Promise<readonly RiskFinding[]> => {
  const pending = readForJudgement(part, judgement, ['risks'], looksFor)
  if (!('look' in pending) || isWorth?.(pending) === false) return []
  return (await judgePending(pending, ['risks'], judgement, encoders)).verdict.risks ?? []
}

/** What is found in a text once its disguise is read; nothing where it wears none. */
const findDisguised = async (
  { look: { text, rules } }: Pending,
  judgement: Judgement,
  encoders: Encoders,
): Promise<RiskFinding[]> => {
  const disguised = readDisguised(text, () => judgement.splitter)
  if (disguised === undefined) return []
  const found = await findIn({ text: disguised.text }, judgement, encoders, {
    isWorth: ({ look }) =>
      judgement.effort === 'thorough' || look.language?.code === 'en' || mayAdd(rules, look.rules, disguised),
  })
  return found.filter(isTold).map((finding) => toDisguised(finding, text, disguised))
}

/** One text through the whole judgement: as it stands, its sentences where one may hide another, and what it says behind a disguise. */
export const judgeOne = async (
  text: TextToJudge,
  tasks: readonly JudgeTask[],
  judgement: Judgement,
  encoders: Encoders,
): Promise<Judged> => {
  const read = readForJudgement(text, judgement, tasks)
  if (!('look' in read)) return { verdict: read, depth: 'alone', language: null }
  const first = await judgePending(read, tasks, judgement, encoders)
  if (!tasks.includes('risks')) return first
  const judged = { ...first, verdict: await readInOthers(text, read, first.verdict, judgement, encoders) }
  const added = addedByParts(read)
  const looksFor: readonly Suspicion[] = added.includes('threat') ? ['harm'] : []
  const findings: RiskFinding[] = []
  const whole = read.look.text
  for (const sentence of sentencesToJudge(read, judgement)) {
    const part = { text: whole.slice(sentence.start, sentence.end), language: 'en' }
    const found = await findIn(part, judgement, encoders, { looksFor })
    findings.push(...found.map((finding) => toWhole(finding, sentence, whole)))
  }
  const clear = addFindings(judged.verdict, findings, added)
  return {
    ...judged,
    verdict: calibrate(addFindings(clear, await findDisguised(read, judgement, encoders), addedByDisguise)),
  }
}
