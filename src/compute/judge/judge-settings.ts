import { resolve } from 'node:path'
import { z } from 'zod'
import { efforts, type Effort } from '../../engine/judgement/effort.js'
import { integer, setting } from '../../kernel/setting.js'

/** How texts are judged. */
export const judgeSettings = {
  judgeThreads: setting({
    env: 'ROSTRA_JUDGE_THREADS',
    fallback: 2,
    meaning: 'Number of threads that classify texts. Each uses one core while it works.',
    read: integer(1, 64),
  }),
  judgeEffort: setting<Effort>({
    env: 'ROSTRA_JUDGE_EFFORT',
    fallback: 'balanced',
    meaning: `Trade-off between speed and accuracy of text classification: ${efforts.join(', ')}. thorough uses the encoder wherever it could change a result; fast rarely uses it. Screening is thorough unless this is fast, and then balanced.`,
    read: z.enum(efforts),
  }),
  judgeModels: setting<string | undefined>({
    env: 'ROSTRA_JUDGE_MODELS',
    fallback: undefined,
    meaning:
      'Folder with your own models: a manifest.json as in assets/models, and the files it lists. Models that it does not list are used as shipped.',
    read: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  }),
  judgeUrl: setting<string | undefined>({
    env: 'ROSTRA_JUDGE_URL',
    fallback: undefined,
    meaning:
      'Base URL of an OpenAI-compatible API that also classifies sentiment and risks, such as http://localhost:11434/v1. Off by default; if set, texts are sent there.',
    read: z.url({ protocol: /^https?$/ }),
  }),
  judgeModel: setting({
    env: 'ROSTRA_JUDGE_MODEL',
    fallback: 'default',
    meaning: 'Model to use at ROSTRA_JUDGE_URL.',
    read: z.string().min(1),
  }),
  judgeKey: setting<string | undefined>({
    env: 'ROSTRA_JUDGE_KEY',
    fallback: undefined,
    meaning: 'API key for ROSTRA_JUDGE_URL, if it needs one.',
    read: z.string().min(1),
    secret: true,
  }),
  judgeTimeoutMs: setting({
    env: 'ROSTRA_JUDGE_TIMEOUT_MS',
    fallback: 20_000,
    meaning: 'How long to wait for ROSTRA_JUDGE_URL, in milliseconds. After that, the local result is used.',
    read: integer(100, 600_000),
  }),
}
