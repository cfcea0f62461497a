import type { BagModel } from './bag.js'
import type { LinearModel, LinearReading } from './linear.js'

/** Weights for a sum of the models' answers. */
interface Sum {
  bias: number
  linear: number
  bag: Readonly<Record<string, number>>
}

/** As far as the encoder has read a text: the lower half of its layers, or all of them. */
export type Depth = 'early' | 'whole'

/** How the answers of the models become one: sums with weights that were fitted on texts none of them had seen. */
export interface Joint extends Record<Depth, Sum & { encoder: Readonly<Record<string, number>> }> {
  /** Where the encoder was not asked; so fitted that all ways mean the same. Null where only the encoder can tell. */
  alone: Sum | null
}

/** What training wrote beside the weights: the encoder's heads in order, and how each answer is joined. */
export interface Joints {
  encoder_heads: readonly string[]
  heads: Readonly<Record<string, Joint>>
  /** How much each of the two counts where the language is told. */
  language: { linear: number; bag: number }
}

type Weights = readonly (readonly [place: number, weight: number])[]
interface CompiledSum {
  bias: number
  linear: number
  bag: Weights
  encoder: Weights
}
interface Compiled extends Record<Depth, CompiledSum> {
  place: number
  alone: CompiledSum | null
}

const compileWeights = (weights: Readonly<Record<string, number>>, names: readonly string[]): Weights =>
  Object.entries(weights).map(([name, weight]) => {
    const place = names.indexOf(name)
    if (place === -1) throw new Error(`joints.json names ${name}, which no model answers`)
    return [place, weight]
  })

const compileHead = (
  name: string,
  joint: Joint,
  encoderHeads: readonly string[],
  linear: LinearModel,
  bag: BagModel,
): Compiled => {
  const compile = (sum: Joint[Depth] | Sum): CompiledSum => ({
    bias: sum.bias,
    linear: sum.linear,
    bag: compileWeights(sum.bag, bag.outputs),
    encoder: compileWeights('encoder' in sum ? sum.encoder : {}, encoderHeads),
  })
  return {
    place: linear.place(name),
    early: compile(joint.early),
    whole: compile(joint.whole),
    alone: joint.alone === null ? null : compile(joint.alone),
  }
}

const weigh = (weights: Weights, answers: ArrayLike<number>): number => {
  let sum = 0
  for (const [place, weight] of weights) sum += weight * answers[place]!
  return sum
}

/** The joints with their names looked up, once. */
export class Joiner {
  readonly #heads: ReadonlyMap<string, Compiled>

  constructor({ heads, encoder_heads }: Joints, linear: LinearModel, bag: BagModel) {
    this.#heads = new Map(
      Object.entries(heads).map(([name, joint]) => [name, compileHead(name, joint, encoder_heads, linear, bag)]),
    )
  }

  /** The calibrated logit of a head; undefined where no model has it. */
  logit(head: string, { linear, bag, encoder }: ModelAnswers): number | undefined {
    const found = this.#heads.get(head)
    if (found === undefined) return undefined
    const sum = encoder === undefined ? found.alone : found[encoder.depth]
    if (sum === null) return undefined
    const first = found.place === -1 ? 0 : linear.logits[found.place]!
    const said = sum.bias + sum.linear * first + weigh(sum.bag, bag)
    return encoder === undefined ? said : said + weigh(sum.encoder, encoder.logits)
  }
}

/** The encoder's logits, and how far it has read. */
export interface EncoderAnswer {
  depth: Depth
  logits: Float32Array
}

/** What the models say of one text; the encoder only where it was asked. */
export interface ModelAnswers {
  linear: LinearReading
  bag: Float64Array
  encoder?: EncoderAnswer | undefined
}
