import type { Effort } from '../../engine/judgement/effort.js'
import { HostedJudge } from './hosted-judge.js'
import { TextJudge } from './text-judge.js'

export interface JudgeSettings {
  judgeThreads: number
  judgeEffort: Effort
  judgeModels: string | undefined
  judgeUrl: string | undefined
  judgeModel: string
  judgeKey: string | undefined
  judgeTimeoutMs: number
}

/** The judge that the settings ask for: the shipped one, one with other models, or either with an endpoint behind it. */
export const openJudge = (settings: JudgeSettings): TextJudge | HostedJudge => {
  const { judgeThreads: threads, judgeEffort: effort, judgeModels: models, judgeUrl: url } = settings
  const local = new TextJudge({ threads, effort, ...(models === undefined ? {} : { models }) })
  if (url === undefined) return local
  const { judgeModel: model, judgeKey: key, judgeTimeoutMs: timeoutMs } = settings
  return new HostedJudge(local, { url, model, key, timeoutMs })
}
