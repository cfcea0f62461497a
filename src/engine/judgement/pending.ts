import type { Effort } from './effort.js'
import type { Logits } from './heads.js'
import type { Look, Readers } from './look.js'
import type { EncoderAnswer, Joiner } from '../text/model/joined.js'
import type { Multilingual } from '../text/model/multilingual.js'
import type { WordSplitter } from '../text/model/word-splitter.js'
import type { NotJudgedReason, Verdict } from '../text/verdict.js'

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

/** The verdict on a text that nothing can be said of. */
export const nothing = (reason: NotJudgedReason): Verdict => ({
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

/** What the models say together of a head, with the encoder's answer or without. */
export const logitsOf =
  (joiner: Joiner, { linear, bag }: Look, encoder?: EncoderAnswer): Logits =>
  (head) =>
    joiner.logit(head, { linear, bag, encoder })
