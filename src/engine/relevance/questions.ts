import { once, readWords } from '../../assets/words.js'
import type { IntentStage } from '../text/verdict.js'
import { isStopWord } from '../language/stop-words.js'
import { stem, tokensOf } from './subject.js'

const questionMark = /[?？؟]/
const openers = once(() => new Set(readWords('questions', 'openers').map(stem)))

/** Whether a comment asks something: a question mark, a stage that asks, or a question's first word in a short text without a full stop. */
export const isQuestion = (text: string, stage: IntentStage): boolean => {
  if (stage === 'asks_price' || stage === 'asks_where' || questionMark.test(text)) return true
  const tokens = tokensOf(text.slice(0, 200))
  return tokens.length > 2 && tokens.length < 16 && openers().has(tokens[0]?.word ?? '') && !/[.!]\s*$/.test(text)
}

export interface Asked {
  id: string
  author: string
  text: string
  likes: number
  stage: IntentStage
  answered: boolean
}

export interface QuestionGroup {
  /** The question as most would put it: the most liked of the group. */
  text: string
  comment_id: string
  comments: number
  authors: number
  answered: number
}

/** Questions that share this much of their telling words ask the same. */
const sameFrom = 0.5
const groupsMax = 400

const tellingWords = (text: string): Set<string> => {
  const words = tokensOf(text).map(({ word }) => word)
  const telling = words.filter((word) => !isStopWord(word))
  return new Set(telling.length > 0 ? telling : words)
}

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0
  for (const word of a) if (b.has(word)) common++
  return common / (a.size + b.size - common || 1)
}

/** Groups questions that ask the same, most asked first: those of price and place by what they ask, others by their words. */
export const groupQuestions = (questions: readonly Asked[], most: number): QuestionGroup[] => {
  const groups: { words: Set<string>; stage: IntentStage | null; members: Asked[] }[] = []
  for (const asked of questions) {
    const words = tellingWords(asked.text)
    const byStage = asked.stage === 'asks_price' || asked.stage === 'asks_where' ? asked.stage : null
    const group = groups.find((known) =>
      byStage === null ? known.stage === null && likeness(known.words, words) >= sameFrom : known.stage === byStage,
    )
    if (group !== undefined) group.members.push(asked)
    else if (groups.length < groupsMax) groups.push({ words, stage: byStage, members: [asked] })
  }
  return groups
    .map(({ members }) => {
      const [best] = [...members].sort((a, b) => b.likes - a.likes || a.text.length - b.text.length)
      return {
        text: best?.text ?? '',
        comment_id: best?.id ?? '',
        comments: members.length,
        authors: new Set(members.map(({ author }) => author)).size,
        answered: members.filter(({ answered }) => answered).length,
      }
    })
    .sort((a, b) => b.authors - a.authors || b.comments - a.comments || (a.text < b.text ? -1 : 1))
    .slice(0, most)
}
