import { workerData } from 'node:worker_threads'
import type { JudgeTask, TextToJudge, Verdict } from '../../engine/text/verdict.js'
import { efforts, type Effort } from '../../engine/judgement/effort.js'
import type { Judgement } from '../../engine/judgement/pending.js'
import { serve } from '../serve.js'
import { Encoder } from './encoder.js'
import { encoderUnitsMax, judgeOne, type Encoders } from './judge-one.js'
import { openJudgement, openMultilingual } from './models.js'
import type { JudgeData, JudgeMessage } from './text-judge.js'
import { Cache } from '../../kernel/cache.js'

const { models } = workerData as JudgeData
const opened = openJudgement(models, 'balanced')
const judgements = Object.fromEntries(efforts.map((effort) => [effort, { ...opened, effort }])) as Record<
  Effort,
  Judgement
>
const encoder = Encoder.open(models)
// Until somebody asks, a failure to open waits: the one who asks is told.
encoder.catch(() => {})
let multilingual: Promise<Encoder> | undefined
const encoders: Encoders = {
  own: encoder,
  multilingual: () => (multilingual ??= openMultilingual(models.multilingual)),
}

/** Many comments are the same few words: what was judged once is not judged again while it is remembered. */
const remembered = new Cache<string, Verdict>(5000)
const rememberedUnitsMax = 80

const judge = async (text: TextToJudge, tasks: readonly JudgeTask[], effort: Effort): Promise<Verdict> => {
  const judged = async (): Promise<Verdict> => (await judgeOne(text, tasks, judgements[effort], encoders)).verdict
  if (text.text.length > rememberedUnitsMax) return judged()
  const key = `${effort}|${tasks.join()}|${text.language ?? ''}|${text.text}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const verdict = await judged()
  remembered.set(key, verdict)
  return verdict
}

const senses = new Cache<string, Float32Array>(2000)

const senseOf = async (text: string): Promise<Float32Array> => {
  const known = senses.get(text)
  if (known !== undefined) return known
  const sense = await (await encoder).sense(text)
  if (text.length > rememberedUnitsMax) return sense
  senses.set(text, sense)
  return sense
}

const answer = async (message: JudgeMessage): Promise<Float32Array[] | Verdict[]> => {
  if ('embed' in message) {
    const vectors: Float32Array[] = []
    for (const text of message.embed) vectors.push(await senseOf(text.toWellFormed().slice(0, encoderUnitsMax)))
    return vectors
  }
  const verdicts: Verdict[] = []
  for (const text of message.judge) verdicts.push(await judge(text, message.tasks, message.effort))
  return verdicts
}

serve(
  answer,
  () => {},
  () => encoder,
)
