import { attribute } from './model/attribution.js'
import { identifyLanguage, type LanguageGuess } from './model/language.js'
import { sigmoid, softmax, type LinearModel } from './model/linear.js'
import { headsByLanguage, sentimentLanguages, type Attribute, type ModelOutputs } from './model/outputs.js'
import { splitTokens } from './model/tokens.js'
import { decideRisks } from './risks.js'
import { readText } from './rules/index.js'
import {
  sentiments,
  type JudgeTask,
  type NotJudgedReason,
  type Sentiment,
  type TextToJudge,
  type Verdict,
} from './verdict.js'

/** Longer texts are not judged: a verdict about a book is a verdict about nothing. */
export const unitsMax = 20_000

/** Below this a stated language is taken at its word. */
const surelyOther = 0.9
/** Below this, and with nothing stated, the language counts as unknown. */
const languageMin = 0.35

const nothing = (reason: NotJudgedReason, language: Verdict['language'] = null): Verdict => ({
  language,
  sentiment: null,
  risks: null,
  spam: null,
  intent: null,
  entities: [],
  irony: null,
  not_judged: [{ task: 'all', reason }],
})

const unprintable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/gu

const whyNotRead = (text: string): NotJudgedReason | undefined => {
  if (text.length > unitsMax) return 'too_long'
  if (text.trim() === '') return 'empty'
  const odd = text.match(unprintable)?.length ?? 0
  return odd > 3 && odd * 5 > text.length ? 'not_text' : undefined
}

const settleLanguage = (guess: LanguageGuess | undefined, stated: string | null | undefined): Verdict['language'] => {
  const said = stated?.toLowerCase().split('-')[0]
  if (said !== undefined && said !== '' && said !== guess?.code) {
    if (guess === undefined || guess.confidence < surelyOther) return { code: said, confidence: 0.9 }
  }
  if (guess === undefined || guess.confidence < languageMin) return null
  return { code: guess.code, confidence: round(guess.confidence) }
}

/** Four digits: beyond them a probability says nothing, and machines may differ. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000

const judgeSentiment = (logits: Float64Array, linear: LinearModel, evidenceOf: Attribute): Verdict['sentiment'] => {
  const shares = softmax(sentiments.map((name) => logits[linear.place(name)] as number))
  const best = shares.indexOf(Math.max(...shares))
  const label = sentiments[best] ?? 'neutral'
  return {
    label,
    probabilities: Object.fromEntries(sentiments.map((name, i) => [name, round(shares[i] ?? 0)])) as Record<
      Sentiment,
      number
    >,
    evidence: label === 'neutral' ? [] : evidenceOf(label),
  }
}

const readHeads = (language: string | undefined, linear: LinearModel, logits: Float64Array): ModelOutputs => {
  const outputs: ModelOutputs = {}
  for (const head of headsByLanguage[language ?? ''] ?? []) {
    const place = linear.place(head)
    if (place !== -1) outputs[head] = sigmoid(logits[place] as number)
  }
  return outputs
}

/** Judges one text. Pure: the same text and models give the same verdict. */
export const judgeText = (
  { text: given, language: stated }: TextToJudge,
  linear: LinearModel,
  tasks: readonly JudgeTask[],
): Verdict => {
  const text = given.toWellFormed()
  const why = whyNotRead(text)
  if (why !== undefined) return nothing(why)
  const tokens = splitTokens(text)
  if (tokens.length === 0) return nothing('empty')
  const read = linear.read(text, tokens)
  const { logits } = read
  const guess = identifyLanguage(tokens, linear, logits)
  const language = settleLanguage(guess, stated)
  const outputs = readHeads(language?.code, linear, logits)
  const evidenceOf: Attribute = (head) => attribute(text, tokens, linear, read, head)
  const reading = readText(text, language?.code ?? null)
  const verdict: Verdict = { ...nothing('empty', language), entities: [...reading.entities], not_judged: [] }
  const leave = (task: JudgeTask): void => {
    const reason: NotJudgedReason = language === null ? 'language_unknown' : 'language_unsupported'
    verdict.not_judged.push({ task, reason })
  }
  // Pictures speak every language; words only those that were measured.
  const wordless = tokens.every(({ kind }) => kind !== 'word')
  for (const task of tasks) {
    if (task === 'sentiment') {
      if (read.rows.length > 0 && (wordless || sentimentLanguages.includes(language?.code ?? '')))
        verdict.sentiment = judgeSentiment(logits, linear, evidenceOf)
      else leave(task)
    } else if (task === 'risks') {
      Object.assign(verdict, decideRisks(reading, outputs, evidenceOf))
      if (verdict.risks === null) leave(task)
    } else if (task === 'spam') {
      if (outputs.spam === undefined) leave(task)
      else
        verdict.spam = {
          probability: round(outputs.spam),
          evidence: outputs.spam > 0.5 ? evidenceOf('spam') : [],
        }
    } else leave(task)
  }
  return verdict
}
