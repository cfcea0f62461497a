import type { LinearModel, LinearReading } from './linear.js'

/** How the logits of both stages become one: a sum with weights that were fitted on texts neither had seen. */
export interface Joint {
  bias: number
  linear: number
  encoder: Readonly<Record<string, number>>
  /** Added where only the linear models were asked, so that both ways mean the same. */
  alone: { slope: number; offset: number }
}

/** What training wrote beside the weights: the encoder's heads in order, and how each answer is joined. */
export interface Joints {
  encoder_heads: readonly string[]
  heads: Readonly<Record<string, Joint>>
}

/** Answers of both stages, or of the first alone. */
export class Answers {
  readonly #joints: Joints
  readonly #linear: LinearModel
  readonly #reading: LinearReading
  readonly #encoder: Float32Array | undefined

  constructor(joints: Joints, linear: LinearModel, reading: LinearReading, encoder?: Float32Array) {
    this.#joints = joints
    this.#linear = linear
    this.#reading = reading
    this.#encoder = encoder
  }

  /** The calibrated logit of a head; undefined where no model has it. */
  logit(head: string): number | undefined {
    const joint = this.#joints.heads[head]
    if (joint === undefined) return undefined
    const place = this.#linear.place(head)
    const linear = place === -1 ? undefined : (this.#reading.logits[place] as number)
    if (this.#encoder === undefined)
      return linear === undefined ? undefined : joint.alone.slope * linear + joint.alone.offset
    let sum = joint.bias + joint.linear * (linear ?? 0)
    for (const [name, weight] of Object.entries(joint.encoder))
      sum += weight * (this.#encoder[this.#joints.encoder_heads.indexOf(name)] ?? 0)
    return sum
  }
}
