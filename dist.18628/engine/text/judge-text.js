import { attribute } from './model/attribution.js'
import { identifyLanguage } from './model/language.js'
import { sigmoid, softmax } from './model/linear.js'
import { headsByLanguage, sentimentLanguages } from './model/outputs.js'
import { splitTokens } from './model/tokens.js'
import { decideRisks } from './risks.js'
import { sentiments } from './verdict.js'
const unitsMax = 2e4
const surelyOther = 0.9
const languageMin = 0.35
const probabilityFloor = 0.05
const nothing = (reason, language = null) => ({
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
const whyNotRead = (text) => {
  if (text.length > unitsMax) return 'too_long'
  if (text.trim() === '') return 'empty'
  const odd = text.match(unprintable)?.length ?? 0
  return odd > 3 && odd * 5 > text.length ? 'not_text' : void 0
}
const settleLanguage = (guess, stated) => {
  const said = stated?.toLowerCase().split('-')[0]
  if (said !== void 0 && said !== '' && said !== guess?.code) {
    if (guess === void 0 || guess.confidence < surelyOther) return { code: said, confidence: 0.9 }
  }
  if (guess === void 0 || guess.confidence < languageMin) return null
  return { code: guess.code, confidence: round(guess.confidence) }
}
const round = (value) => Math.round(value * 1e4) / 1e4
const judgeSentiment = (logits, linear, evidenceOf) => {
  const shares = softmax(sentiments.map((name) => logits[linear.place(name)]))
  const best = shares.indexOf(Math.max(...shares))
  const label = sentiments[best] ?? 'neutral'
  return {
    label,
    probabilities: Object.fromEntries(sentiments.map((name, i) => [name, round(shares[i] ?? 0)])),
    evidence: label === 'neutral' ? [] : evidenceOf(label),
  }
}
const readHeads = (language, linear, logits) => {
  const outputs = {}
  for (const head of headsByLanguage[language ?? ''] ?? []) {
    const place = linear.place(head)
    if (place !== -1) outputs[head] = sigmoid(logits[place])
  }
  return outputs
}
const judgeText = ({ text: given, language: stated }, linear, tasks) => {
  const text = given.toWellFormed()
  const why = whyNotRead(text)
  if (why !== void 0) return nothing(why)
  const tokens = splitTokens(text)
  if (tokens.length === 0) return nothing('empty')
  const read = linear.read(text, tokens)
  const { logits } = read
  const guess = identifyLanguage(tokens, linear, logits)
  const language = settleLanguage(guess, stated)
  const outputs = readHeads(language?.code, linear, logits)
  const evidenceOf = (head) => attribute(text, tokens, linear, read, head)
  const verdict = { ...nothing('empty', language), not_judged: [] }
  const leave = (task) => {
    const reason = language === null ? 'language_unknown' : 'language_unsupported'
    verdict.not_judged.push({ task, reason })
  }
  const wordless = tokens.every(({ kind }) => kind !== 'word')
  for (const task of tasks) {
    if (task === 'sentiment') {
      if (read.rows.length > 0 && (wordless || sentimentLanguages.includes(language?.code ?? '')))
        verdict.sentiment = judgeSentiment(logits, linear, evidenceOf)
      else leave(task)
    } else if (task === 'risks') {
      verdict.risks = decideRisks(outputs, evidenceOf)
      if (verdict.risks === null) leave(task)
    } else if (task === 'spam') {
      if (outputs.spam === void 0) leave(task)
      else
        verdict.spam = {
          probability: round(outputs.spam),
          evidence: outputs.spam > 0.5 ? evidenceOf('spam') : [],
        }
    } else leave(task)
  }
  if (outputs.irony !== void 0 && outputs.irony > 0.5 && outputs.irony > probabilityFloor)
    verdict.irony = { probability: round(outputs.irony), evidence: [] }
  return verdict
}
export { judgeText, unitsMax }
//# sourceMappingURL=judge-text.js.map
