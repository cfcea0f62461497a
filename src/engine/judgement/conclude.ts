import { judgeIntent, readsIntent, type IntentOptions } from '../intent/index.js'
import { roundTo } from '../statistics/round.js'
import { unhelped } from './cascade.js'
import { suspicionOf, toHeads, toManyHeads, type Logits } from './heads.js'
import { logitsOf, nothing, type Judgement, type Pending } from './pending.js'
import { attribute, weightiest, type Telling } from '../text/model/attribution.js'
import type { EncoderAnswer } from '../text/model/joined.js'
import type { MultilingualAnswer } from '../text/model/multilingual.js'
import { sigmoid, softmax } from '../text/model/linear.js'
import { headsByLanguage, isSentimentRead, type ModelHead } from '../text/model/outputs.js'
import { applyRules, hasWordLists, listedCategories, type Heads } from '../text/rules/index.js'
import {
  emotions,
  riskCategories,
  sentiments,
  type Evidence,
  type JudgeTask,
  type RiskCategory,
  type Sentiment,
  type Verdict,
} from '../text/verdict.js'

/** What no word speaks for must be surer, by this much in log-odds. */
const unsupported = 1

/** The sentiment as the small models and the encoder for many languages see it together. */
const mixSentiment = (own: Logits, said: MultilingualAnswer | undefined, share: number): Logits => {
  if (said === undefined || share === 0) return own
  const [mine, theirs] = [softmax(sentiments.map((name) => own(name) ?? 0)), softmax([...said.whole.subarray(0, 3)])]
  return (head) => {
    const i = sentiments.indexOf(head as Sentiment)
    return Math.log(share * (theirs[i] ?? 0) + (1 - share) * (mine[i] ?? 0) + 1e-9)
  }
}

const judgeSentiment = (logit: Logits, evidenceOf: (head: Sentiment) => Evidence[]): Verdict['sentiment'] => {
  const shares = softmax(sentiments.map((name) => logit(name) ?? 0))
  const best = shares.indexOf(Math.max(...shares))
  const label = sentiments[best] ?? 'neutral'
  const [negative = 0, neutral = 0, positive = 0] = shares.map((value) => roundTo(value, 4))
  return {
    label,
    probabilities: { negative, neutral, positive },
    evidence: label === 'neutral' ? [] : evidenceOf(label),
  }
}

/** What the encoders said, as far as they were asked. */
export interface Answers {
  encoder?: EncoderAnswer | undefined
  multilingual?: MultilingualAnswer | undefined
}

/** Attacks on people are said in too many ways for lists of words: without a model they are not judged. */
const needModel: readonly RiskCategory[] = ['hate', 'harassment']

/** The categories that a language has neither a model nor words for. */
const missingCategories = (language: string, many: Heads | undefined): RiskCategory[] => {
  if (language === 'en') return []
  const listed = listedCategories(language)
  return riskCategories.filter((category) =>
    needModel.includes(category) ? many === undefined : many?.[category] === undefined && !listed.has(category),
  )
}

/** A text between its two stages: what was seen of it, what the encoders said, and the verdict so far. */
interface Open {
  look: Pending['look']
  judgement: Judgement
  tasks: readonly JudgeTask[]
  encoder: EncoderAnswer | undefined
  said: MultilingualAnswer | undefined
  /** The language, empty where it is not known. */
  code: string
  heads: readonly ModelHead[]
  logitOf: Logits
  tellingOf: (head: string) => Telling[]
  verdict: Verdict
}

/** Says that a task is not judged, since the language is not known or not supported. */
const leave = ({ look, verdict }: Open, task: JudgeTask): void => {
  verdict.not_judged.push({ task, reason: look.language === null ? 'language_unknown' : 'language_unsupported' })
}

/** What the encoder that reads the language says of a head, as log-odds. */
const encodedLogit = (
  { look, judgement, encoder, said, code, logitOf }: Open,
  own: string,
  many: string,
): number | undefined =>
  encoder && code === 'en'
    ? logitOf(own)
    : said && judgement.multilingual.say(many, code, said, look.text.length)?.logit

const concludeSentiment = (open: Open): void => {
  const { look, judgement, said, code, logitOf, tellingOf } = open
  const share = judgement.multilingual.sentimentShare(code)
  const isRead = look.isWordless || isSentimentRead(code, look.text) || (said !== undefined && share > 0)
  if (look.linear.rows.length === 0 || !isRead) return leave(open, 'sentiment')
  const own = unhelped.has(code) ? logitsOf(judgement.joiner, look) : logitOf
  open.verdict.sentiment = judgeSentiment(mixSentiment(own, said, share), (head) => weightiest(tellingOf(head)))
}

/** What the models say of each risk: such a finding needs a word that speaks for it, or a thorough look. */
const ownRisks = ({ look, heads, logitOf, tellingOf }: Open): Heads => {
  const able = heads.filter((head) => {
    const suspicion = suspicionOf[head]
    return suspicion === undefined || look.asked.has(suspicion)
  })
  const supportedLogitOf: Logits = (head) => {
    const suspicion = suspicionOf[head as ModelHead]
    const logit = logitOf(head)
    return logit === undefined || suspicion === undefined || look.suspected.has(suspicion) ? logit : logit - unsupported
  }
  // The words of the first look brought the text before the encoder, which has read all of it: they explain nothing.
  return toHeads(able, supportedLogitOf, (head) => (suspicionOf[head] === undefined ? tellingOf(head) : []))
}

const concludeRisks = (open: Open): void => {
  const { look, judgement, said, code, verdict } = open
  const { text, rules, isWordless } = look
  const own = ownRisks(open)
  const many = said && toManyHeads(text, own, (head) => judgement.multilingual.say(head, code, said, text.length))
  const { risks, irony } = applyRules(rules, { ...own, ...many })
  verdict.irony = irony
  // Words are evidence in any language; that there are none is an answer only where there are word lists.
  if (hasWordLists(code) || many !== undefined || isWordless || risks.some(({ probability }) => probability >= 0.5))
    verdict.risks = risks
  else return leave(open, 'risks')
  const missing = isWordless ? [] : missingCategories(code, many)
  if (missing.length > 0)
    verdict.not_judged.push({ task: 'risks', reason: 'language_unsupported', categories: missing })
}

const concludeSpam = (open: Open): void => {
  const { look, code, logitOf, tellingOf, verdict } = open
  // An address alone has no language, and is the commonest spam there is.
  const logit = code === 'en' || look.isWordless || look.language === null ? logitOf('spam') : undefined
  if (logit === undefined) return leave(open, 'spam')
  const probability = sigmoid(logit)
  verdict.spam = {
    probability: roundTo(probability, 4),
    evidence: probability > 0.5 ? weightiest(tellingOf('spam')) : [],
  }
}

const concludeRemark = (open: Open): void => {
  const logit = encodedLogit(open, 'remark', 'remark')
  if (logit === undefined) leave(open, 'remark')
  else open.verdict.remark = { probability: roundTo(sigmoid(logit), 4) }
}

const concludeEmotions = (open: Open): void => {
  const logits = emotions.map((name) => encodedLogit(open, `feels_${name}`, name))
  if (logits.some((logit) => logit === undefined)) return leave(open, 'emotions')
  open.verdict.emotions = Object.fromEntries(
    emotions.map((name, i) => [name, roundTo(sigmoid(logits[i] ?? 0), 4)]),
  ) as Verdict['emotions']
}

/** The wish to buy as the encoder that reads the language hears it. */
const heardBuying = ({ look, judgement, encoder, said, code, logitOf }: Open): IntentOptions => {
  const { length } = look.text
  if (encoder && code === 'en') {
    const logit = logitOf('buying')
    return logit === undefined ? {} : { buying: { probability: sigmoid(logit), start: 0, end: length } }
  }
  const answer = said && judgement.multilingual.say('intent', code, said, length)
  return answer === undefined ? {} : { buying: { ...answer, probability: sigmoid(answer.logit) } }
}

const concludeIntent = (open: Open): void => {
  const { look, tasks, code, heads, logitOf, tellingOf } = open
  const { text, language } = look
  const logit = heads.includes('intent') ? logitOf('intent') : undefined
  // An encoder has read every text only where remarks are asked for: otherwise what else is asked would decide.
  const heard = tasks.includes('remark') ? heardBuying(open) : {}
  const intent = judgeIntent(text, language?.code ?? null, {
    ...(logit === undefined
      ? {}
      : { modelProbability: sigmoid(logit), modelEvidence: () => weightiest(tellingOf('intent')) }),
    ...heard,
  })
  const isRead = language === null || readsIntent(code) || heard.buying !== undefined
  // Words that are the same everywhere are heard in any language; that there are none says nothing in one that nobody reads.
  if (isRead || intent.stage !== 'none' || intent.giveaway) open.verdict.intent = intent
  else leave(open, 'intent')
}

const conclude: Record<JudgeTask, (open: Open) => void> = {
  sentiment: concludeSentiment,
  risks: concludeRisks,
  spam: concludeSpam,
  remark: concludeRemark,
  emotions: concludeEmotions,
  intent: concludeIntent,
}

/** The second stage: joins models, rules and intent to a verdict. Pure: the same text and answers give the same bytes. */
export const concludeVerdict = (
  { look }: Pending,
  judgement: Judgement,
  tasks: readonly JudgeTask[],
  { encoder, multilingual: said }: Answers = {},
): Verdict => {
  const { text, tokens, language, rules } = look
  const code = language?.code ?? ''
  const verdict: Verdict = { ...nothing('empty'), language, entities: [...rules.entities], not_judged: [] }
  const open: Open = {
    look,
    judgement,
    tasks,
    encoder,
    said,
    code,
    heads: headsByLanguage[code] ?? [],
    logitOf: logitsOf(judgement.joiner, look, encoder),
    tellingOf: (head) => attribute(text, tokens, judgement.linear, look.linear, head),
    verdict,
  }
  for (const task of tasks) conclude[task](open)
  return verdict
}
