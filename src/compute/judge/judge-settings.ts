import { resolve } from 'node:path'
import { z } from 'zod'
import { efforts, type Effort } from '../../engine/judgement/effort.js'
import { integer, setting } from '../../kernel/setting.js'

/** How texts are judged. */
export const judgeSettings = {
  judgeThreads: setting({
    env: 'ROSTRA_JUDGE_THREADS',
    fallback: 2,
    meaning: 'Threads that judge texts. Each takes one core while there is something to judge.',
    read: integer(1, 64),
  }),
  judgeEffort: setting<Effort>({
    env: 'ROSTRA_JUDGE_EFFORT',
    fallback: 'balanced',
    meaning: `How texts are judged: ${efforts.join(', ')}. thorough asks the encoder wherever it may change an answer; fast hardly ever.`,
    read: z.enum(efforts),
  }),
  judgeModels: setting<string | undefined>({
    env: 'ROSTRA_JUDGE_MODELS',
    fallback: undefined,
    meaning:
      'Folder of models that replace shipped ones: a manifest.json as in assets/models, and the files it names. Parts it does not name stay as shipped.',
    read: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  }),
  judgeUrl: setting<string | undefined>({
    env: 'ROSTRA_JUDGE_URL',
    fallback: undefined,
    meaning:
      'Base URL of an OpenAI-compatible API that judges sentiment and risks as well, such as http://localhost:11434/v1. Off by default: texts leave the machine only where you say so.',
    read: z.url({ protocol: /^https?$/ }),
  }),
  judgeModel: setting({
    env: 'ROSTRA_JUDGE_MODEL',
    fallback: 'default',
    meaning: 'Model to ask at ROSTRA_JUDGE_URL.',
    read: z.string().min(1),
  }),
  judgeKey: setting<string | undefined>({
    env: 'ROSTRA_JUDGE_KEY',
    fallback: undefined,
    meaning: 'Key for ROSTRA_JUDGE_URL, where it needs one.',
    read: z.string().min(1),
    secret: true,
  }),
  judgeTimeoutMs: setting({
    env: 'ROSTRA_JUDGE_TIMEOUT_MS',
    fallback: 20_000,
    meaning: 'How long an answer of ROSTRA_JUDGE_URL is waited for; then the local verdict stands.',
    read: integer(100, 600_000),
  }),
}
