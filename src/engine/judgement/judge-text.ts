import { judgeIntent, readsIntent, type IntentOptions } from '../intent/index.js'
import { roundTo } from '../statistics/round.js'
import { isUnsure, limits, unhelped, wantsEncoder } from './cascade.js'
import type { Effort } from './effort.js'
import { suspicionOf, toHeads, toManyHeads, type Logits } from './heads.js'
import { lookAt, type Look, type Readers } from './look.js'
import { attribute } from '../text/model/attribution.js'
import type { EncoderAnswer, Joiner } from '../text/model/joined.js'
import type { Multilingual, MultilingualAnswer } from '../text/model/multilingual.js'
import { sigmoid, softmax } from '../text/model/linear.js'
import { headsByLanguage, sentimentLanguages, type ModelHead } from '../text/model/outputs.js'
import { suspicions, type Suspicion } from '../text/model/prefilter.js'
import type { WordSplitter } from '../text/model/word-splitter.js'
import { applyRules, hasWordLists, listedCategories, type Heads } from '../text/rules/index.js'
import {
  emotions,
  riskCategories,
  sentiments,
  type Evidence,
  type JudgeTask,
  type NotJudgedReason,
  type RiskCategory,
  type Sentiment,
  type TextToJudge,
  type Verdict,
} from '../text/verdict.js'

export type { EncoderAnswer } from '../text/model/joined.js'

/** The parts that judge, in one hand. */
export interface Judgement extends Readers {
  joiner: Joiner
  multilingual: Multilingual
  splitter: WordSplitter
  effort: Effort
}

/** A text that was read: its verdict is one call away, with or without the encoder's answer. */
export interface Pending {
  look: Look
  wantsEncoder: boolean
}

const nothing = (reason: NotJudgedReason): Verdict => ({
  language: null,
  sentiment: null,
  risks: null,
  spam: null,
  intent: null,
  entities: [],
  irony: null,
  remark: null,
  emotions: null,
  not_judged: [{ task: 'all', reason }],
})

/** The first stage: reads a text and says whether it is sure of what it sees. A verdict where there is nothing to judge. */
export const readForJudgement = (
  text: TextToJudge,
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

/** What no word speaks for must be surer, by this much in log-odds. */
const unsupported = 1

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

const logitsOf =
  (joiner: Joiner, { linear, bag }: Look, encoder?: EncoderAnswer): Logits =>
  (head) =>
    joiner.logit(head, { linear, bag, encoder })

/** Whether an early answer leaves something open that all of the encoder may settle. */
export const wantsMore = (
  { look }: Pending,
  { joiner, effort }: Judgement,
  tasks: readonly JudgeTask[],
  early: EncoderAnswer,
): boolean => isUnsure(look, logitsOf(joiner, look, early), tasks, limits[effort])

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

/** The second stage: joins models, rules and intent to a verdict. Pure: the same text and answers give the same bytes. */
export const concludeVerdict = (
  { look }: Pending,
  { linear, joiner, multilingual, prefilters }: Judgement,
  tasks: readonly JudgeTask[],
  { encoder, multilingual: said }: Answers = {},
): Verdict => {
  const { text, tokens, language, rules, isWordless } = look
  const code = language?.code ?? ''
  const logitOf = logitsOf(joiner, look, encoder)
  const heads = headsByLanguage[code] ?? []
  const evidenceOf = (head: string): Evidence[] => attribute(text, tokens, linear, look.linear, head)
  const probabilityOf = (head: ModelHead): number | undefined => {
    const logit = heads.includes(head) ? logitOf(head) : undefined
    return logit === undefined ? undefined : sigmoid(logit)
  }
  const verdict: Verdict = { ...nothing('empty'), language, entities: [...rules.entities], not_judged: [] }
  const leave = (task: JudgeTask): void => {
    verdict.not_judged.push({ task, reason: language === null ? 'language_unknown' : 'language_unsupported' })
  }
  const buying = (): IntentOptions => {
    if (encoder && code === 'en') {
      const logit = logitOf('buying')
      return logit === undefined ? {} : { buying: { probability: sigmoid(logit), start: 0, end: text.length } }
    }
    const answer = said && multilingual.say('intent', code, said, text.length)
    return answer === undefined ? {} : { buying: { ...answer, probability: sigmoid(answer.logit) } }
  }
  const judge: Record<JudgeTask, () => void> = {
    sentiment: () => {
      if (
        look.linear.rows.length > 0 &&
        (isWordless ||
          sentimentLanguages.includes(code) ||
          (said !== undefined && multilingual.sentimentShare(code) > 0))
      )
        verdict.sentiment = judgeSentiment(
          mixSentiment(unhelped.has(code) ? logitsOf(joiner, look) : logitOf, said, multilingual.sentimentShare(code)),
          evidenceOf,
        )
      else leave('sentiment')
    },
    risks: () => {
      // Such a finding needs a word that speaks for it, or a thorough look.
      const able = heads.filter((head) => {
        const suspicion = suspicionOf[head]
        return suspicion === undefined || look.asked.has(suspicion)
      })
      const supportedLogitOf: Logits = (head) => {
        const suspicion = suspicionOf[head as ModelHead]
        const logit = logitOf(head)
        return logit === undefined || suspicion === undefined || look.suspected.has(suspicion)
          ? logit
          : logit - unsupported
      }
      const own = toHeads(able, supportedLogitOf, (head) => {
        const suspicion = suspicionOf[head]
        return suspicion === undefined ? evidenceOf(head) : prefilters[suspicion].evidenceOf(text, tokens, head)
      })
      const many = said && toManyHeads(text, own, (head) => multilingual.say(head, code, said, text.length))
      const { risks, irony } = applyRules(rules, { ...own, ...many })
      verdict.irony = irony
      // Words are evidence in any language; that there are none is an answer only where there are word lists.
      if (hasWordLists(code) || many !== undefined || isWordless || risks.some(({ probability }) => probability >= 0.5))
        verdict.risks = risks
      else return leave('risks')
      const missing = isWordless ? [] : missingCategories(code, many)
      if (missing.length > 0)
        verdict.not_judged.push({ task: 'risks', reason: 'language_unsupported', categories: missing })
    },
    spam: () => {
      // An address alone has no language, and is the commonest spam there is.
      const logit = code === 'en' || isWordless || language === null ? logitOf('spam') : undefined
      const probability = logit === undefined ? undefined : sigmoid(logit)
      if (probability === undefined) leave('spam')
      else
        verdict.spam = { probability: roundTo(probability, 4), evidence: probability > 0.5 ? evidenceOf('spam') : [] }
    },
    remark: () => {
      const logit =
        encoder && code === 'en'
          ? logitOf('remark')
          : said && multilingual.say('remark', code, said, text.length)?.logit
      if (logit === undefined) leave('remark')
      else verdict.remark = { probability: roundTo(sigmoid(logit), 4) }
    },
    emotions: () => {
      const logitsOfAll = emotions.map((name) =>
        encoder && code === 'en'
          ? logitOf(`feels_${name}`)
          : said && multilingual.say(name, code, said, text.length)?.logit,
      )
      if (logitsOfAll.some((logit) => logit === undefined)) leave('emotions')
      else
        verdict.emotions = Object.fromEntries(
          emotions.map((name, i) => [name, roundTo(sigmoid(logitsOfAll[i] ?? 0), 4)]),
        ) as Verdict['emotions']
    },
    intent: () => {
      const modelProbability = probabilityOf('intent')
      // An encoder has read every text only where remarks are asked for: otherwise what else is asked would decide.
      const heard = tasks.includes('remark') ? buying() : {}
      const intent = judgeIntent(text, language?.code ?? null, {
        ...(modelProbability === undefined ? {} : { modelProbability, modelEvidence: () => evidenceOf('intent') }),
        ...heard,
      })
      const isRead = language === null || readsIntent(code) || heard.buying !== undefined
      // Words that are the same everywhere are heard in any language; that there are none says nothing in one that nobody reads.
      if (isRead || intent.stage !== 'none' || intent.giveaway) verdict.intent = intent
      else leave('intent')
    },
  }
  for (const task of tasks) judge[task]()
  return verdict
}
