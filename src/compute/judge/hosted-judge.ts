import type { Judge, JudgeOptions, JudgeTask, RiskCategory, TextToJudge, Verdict } from '../../engine/text/verdict.js'
import { usualTasks } from '../../engine/text/verdict.js'
import { askFor, readAnswer, type HostedAnswer } from './hosted-answer.js'
import { traceRequest } from '../../kernel/traces/request.js'

export interface HostedOptions {
  /** Base of an OpenAI-compatible API: `/chat/completions` is added to it. */
  url: string
  model: string
  key?: string | undefined
  timeoutMs: number
  /** Calls at a time. */
  callsMax?: number
}

/** What the endpoint was asked and what it counted: it is what the operator pays for. */
export interface HostedUsage {
  calls: number
  failures: number
  promptTokens: number
  completionTokens: number
}

type Local = Judge & { readonly judged: number; close(): Promise<void> }

interface Reply {
  choices?: { message?: { content?: string } }[]
  usage?: { prompt_tokens?: number; completion_tokens?: number }
}

/** What could not be read is not sent anywhere either. */
const isJudged = ({ not_judged }: Verdict): boolean => not_judged.every(({ task }) => task !== 'all')

/**
 * A stronger judge behind the same port: the local one reads every text first, and an endpoint of the operator's choice is asked about
 * sentiment and risks. Findings must quote the text, or they do not count; a call that fails or takes too long leaves the local verdict.
 */
export class HostedJudge implements Judge {
  readonly spent: HostedUsage = { calls: 0, failures: 0, promptTokens: 0, completionTokens: 0 }
  readonly #local: Local
  readonly #options: HostedOptions

  constructor(local: Local, options: HostedOptions) {
    this.#local = local
    this.#options = options
  }

  get judged(): number {
    return this.#local.judged
  }

  get version(): string {
    return `${this.#local.version}+${this.#options.model}`
  }

  async judge(texts: readonly TextToJudge[], options: JudgeOptions = {}): Promise<Verdict[]> {
    const { tasks = usualTasks, signal } = options
    const verdicts = await this.#local.judge(texts, options)
    if (!tasks.includes('risks') && !tasks.includes('sentiment')) return verdicts
    let next = 0
    const work = async (): Promise<void> => {
      for (let i = next++; i < texts.length; i = next++) {
        const verdict = verdicts[i]
        const text = texts[i]?.text.toWellFormed()
        if (verdict === undefined || text === undefined || !isJudged(verdict)) continue
        const answer = await this.#ask(text, signal)
        if (answer !== undefined) verdicts[i] = withAnswer(verdict, answer, tasks)
      }
    }
    await Promise.all(Array.from({ length: this.#options.callsMax ?? 4 }, work))
    return verdicts
  }

  embed(texts: readonly string[], options?: { signal?: AbortSignal }): Promise<Float32Array[]> {
    return this.#local.embed(texts, options)
  }

  close(): Promise<void> {
    return this.#local.close()
  }

  async #ask(text: string, signal: AbortSignal | undefined): Promise<HostedAnswer | undefined> {
    signal?.throwIfAborted()
    const { url, model, key, timeoutMs } = this.#options
    this.spent.calls++
    try {
      const asked = `${url.replace(/\/+$/, '')}/chat/completions`
      const init = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          response_format: { type: 'json_object' },
          messages: askFor(text),
        }),
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]),
        redirect: 'error',
      } as const
      const response = await traceRequest(asked, 'POST', () => fetch(asked, init))
      if (!response.ok) throw new Error(`answered ${response.status}`)
      const reply = (await response.json()) as Reply
      this.spent.promptTokens += reply.usage?.prompt_tokens ?? 0
      this.spent.completionTokens += reply.usage?.completion_tokens ?? 0
      const answer = readAnswer(text, reply.choices?.[0]?.message?.content ?? '')
      if (answer === undefined) this.spent.failures++
      return answer
    } catch (error) {
      if (signal?.aborted === true) throw error
      this.spent.failures++
      return undefined
    }
  }
}

/** The endpoint decides the categories it was asked about; what stays of the local verdict are the others, entities, language and intent. */
const withAnswer = (verdict: Verdict, { sentiment, risks }: HostedAnswer, tasks: readonly JudgeTask[]): Verdict => {
  const judged = new Set<string>([
    ...(tasks.includes('risks') ? ['risks'] : []),
    ...(tasks.includes('sentiment') ? ['sentiment'] : []),
  ])
  const found = new Set<RiskCategory>(risks.map(({ category }) => category))
  return {
    ...verdict,
    sentiment: tasks.includes('sentiment') ? (sentiment ?? verdict.sentiment) : verdict.sentiment,
    risks: tasks.includes('risks')
      ? [
          ...risks,
          ...(verdict.risks ?? []).filter(({ category, basis }) => basis === 'lexicon' && !found.has(category)),
        ].sort((a, b) => b.probability - a.probability)
      : verdict.risks,
    not_judged: verdict.not_judged.filter(({ task }) => !judged.has(task)),
  }
}
