import { carefully, type Effort } from '../../engine/judgement/effort.js'
import {
  usualTasks,
  type Judge,
  type JudgeOptions,
  type JudgeTask,
  type TextToJudge,
  type Verdict,
} from '../../engine/text/verdict.js'
import { PoolOnDemand } from '../pool-on-demand.js'
import { engineVersion, readModels, type Models } from './models.js'
import { partsOf } from '../../kernel/parts.js'

/** Texts given to a thread at once: enough to make the way worth it, few enough to share the work out. */
const batchMax = 128

/** What a thread starts with. */
export interface JudgeData {
  models: Models
}

/** What a thread is asked. */
export type JudgeMessage =
  { judge: readonly TextToJudge[]; tasks: readonly JudgeTask[]; effort: Effort } | { embed: readonly string[] }

/** Judges texts in threads. The models are read when the first text comes, and let go when none has come for a while. */
export class TextJudge implements Judge {
  readonly #size: number
  readonly #effort: Effort
  readonly #folder: string | undefined
  readonly #pool: PoolOnDemand
  #version: string | undefined
  /** Texts judged since the start, for operators. */
  judged = 0

  /** `models`: a folder of models that replace shipped ones. */
  constructor({ threads, effort = 'balanced', models }: { threads: number; effort?: Effort; models?: string }) {
    this.#size = threads
    this.#effort = effort
    this.#folder = models
    this.#pool = new PoolOnDemand(() => ({
      name: 'judge-thread',
      callerUrl: import.meta.url,
      size: this.#size,
      data: { models: readModels(this.#folder) } satisfies JudgeData,
      endsItself: true,
    }))
  }

  get version(): string {
    this.#version ??= engineVersion(this.#effort, this.#folder)
    return this.#version
  }

  async judge(
    texts: readonly TextToJudge[],
    { tasks = usualTasks, care = 'usual', signal }: JudgeOptions = {},
  ): Promise<Verdict[]> {
    const effort = care === 'thorough' ? carefully(this.#effort) : this.#effort
    const verdicts = await this.#inBatches<TextToJudge, Verdict>(texts, (judge) => ({ judge, tasks, effort }), signal)
    this.judged += verdicts.length
    return verdicts
  }

  async embed(texts: readonly string[], { signal }: { signal?: AbortSignal } = {}): Promise<Float32Array[]> {
    return this.#inBatches<string, Float32Array>(texts, (embed) => ({ embed }), signal)
  }

  async close(): Promise<void> {
    await this.#pool.close()
  }

  async #inBatches<T, R>(
    items: readonly T[],
    message: (batch: readonly T[]) => JudgeMessage,
    signal: AbortSignal | undefined,
  ): Promise<R[]> {
    signal?.throwIfAborted()
    const size = Math.max(1, Math.min(batchMax, Math.ceil(items.length / this.#size)))
    const runs: Promise<R[]>[] = []
    for (const part of partsOf(items, size))
      runs.push(this.#pool.run<R[]>(message(part), signal === undefined ? {} : { signal }))
    return (await Promise.all(runs)).flat()
  }
}
