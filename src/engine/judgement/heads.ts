import type { LocatedLogit } from '../text/model/multilingual.js'
import { sigmoid } from '../text/model/linear.js'
import type { ModelHead } from '../text/model/outputs.js'
import type { Suspicion } from '../text/model/prefilter.js'
import type { HeadOutput, Heads } from '../text/rules/index.js'
import { trimmed } from '../text/sentences.js'
import type { Span } from '../text/verdict.js'
import { outstanding, type Telling } from '../text/model/attribution.js'

/** The joined answer of a head. */
export type Logits = (head: string) => number | undefined

/** Which head answers for which question of the rules. */
const asked = {
  hate: ['hate', 'toxic_hate'],
  offensive: ['offensive', 'toxic'],
  threat: ['threat'],
  violence: ['violence'],
  self_harm: ['self_harm'],
  sexual: ['sexual'],
  drugs: ['drugs'],
  minors_safety: ['minors_safety'],
  crime: ['crime'],
  extremism: ['extremism'],
  irony: ['irony'],
} as const satisfies Partial<Record<keyof Heads, readonly ModelHead[]>>

export const toHeads = (
  heads: readonly ModelHead[],
  logitOf: Logits,
  tellingOf: (head: ModelHead) => Telling[],
): Heads => {
  const outputs: Record<string, HeadOutput> = {}
  for (const [question, names] of Object.entries(asked)) {
    const head = names.find((name) => heads.includes(name))
    const logit = head === undefined ? undefined : logitOf(head)
    if (head !== undefined && logit !== undefined)
      outputs[question] = {
        probability: sigmoid(logit),
        spans: () => tellingOf(head),
        reasons: () => outstanding(tellingOf(head)),
      }
  }
  return outputs
}

/** Heads of the encoder for many languages, by what the rules ask. */
const askedOfMany = {
  hate: 'hate',
  offensive: 'toxic',
  threat: 'threat',
  violence: 'violence',
  self_harm: 'self_harm',
  sexual: 'sexual',
  drugs: 'drugs',
  minors_safety: 'minors_safety',
  crime: 'crime',
  extremism: 'extremism',
} as const

/** Of harm to oneself and harm to others the surer is meant: each loses what speaks for the other. */
const contest = (head: string, logit: number, say: (head: string) => LocatedLogit | undefined): number => {
  const rivals =
    head === 'self_harm' ? ['threat', 'violence'] : head === 'threat' || head === 'violence' ? ['self_harm'] : []
  return rivals.reduce((left, rival) => left - Math.max(0, say(rival)?.logit ?? 0) / rivals.length, logit)
}

/** What the encoder for many languages says, with the small models where they know the language as well. */
export const toManyHeads = (text: string, own: Heads, say: (head: string) => LocatedLogit | undefined): Heads => {
  const outputs: Heads = {}
  for (const [question, head] of Object.entries(askedOfMany) as [keyof typeof askedOfMany, string][]) {
    const said = say(head)
    if (said === undefined) continue
    const known = question === 'offensive' ? own.offensive : undefined
    const logit =
      known === undefined ? contest(head, said.logit, say) : (said.logit + logitOfShare(known.probability)) / 2
    const spans = (): Span[] => [trimmed(text, said)]
    outputs[question] = {
      probability: sigmoid(logit),
      spans,
      reasons: said.end - said.start < text.length ? spans : () => [],
    }
  }
  return outputs
}

const logitOfShare = (p: number): number => Math.log(p / (1 - p))

/** Heads that a first look must agree with. */
export const suspicionOf: Partial<Record<ModelHead, Suspicion>> = {
  self_harm: 'harm',
  threat: 'harm',
  violence: 'harm',
  sexual: 'sexual',
  drugs: 'drugs',
  minors_safety: 'minors',
  crime: 'crime',
  extremism: 'extremism',
}
