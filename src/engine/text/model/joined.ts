import type { BagModel } from './bag.js'
import type { LinearModel, LinearReading } from './linear.js'

/** Weights for a sum of the models' answers. */
interface Sum {
  bias: number
  linear: number
  bag: Readonly<Record<string, number>>
}

/** How the answers of the models become one: sums with weights that were fitted on texts none of them had seen. */
export interface Joint extends Sum {
  encoder: Readonly<Record<string, number>>
  /** Where the encoder was not asked; so fitted that both ways mean the same. Null where only the encoder can tell. */
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
interface Compiled {
  place: number
  whole: { bias: number; linear: number; bag: Weights; encoder: Weights }
  alone: { bias: number; linear: number; bag: Weights } | null
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
  const { bias, linear: weight, alone } = joint
  return {
    place: linear.place(name),
    whole: {
      bias,
      linear: weight,
      bag: compileWeights(joint.bag, bag.outputs),
      encoder: compileWeights(joint.encoder, encoderHeads),
    },
    alone: alone === null ? null : { ...alone, bag: compileWeights(alone.bag, bag.outputs) },
  }
}

const weigh = (weights: Weights, answers: ArrayLike<number>): number => {
  let sum = 0
  for (const [place, weight] of weights) sum += weight * (answers[place] as number)
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
    const { place, whole, alone } = found
    const first = place === -1 ? 0 : (linear.logits[place] as number)
    if (encoder === undefined)
      return alone === null ? undefined : alone.bias + alone.linear * first + weigh(alone.bag, bag)
    return whole.bias + whole.linear * first + weigh(whole.bag, bag) + weigh(whole.encoder, encoder)
  }
}

/** What the models say of one text; the encoder only where it was asked. */
export interface ModelAnswers {
  linear: LinearReading
  bag: Float64Array
  encoder?: Float32Array | undefined
}
