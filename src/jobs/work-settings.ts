import { z } from 'zod'
import { integer, setting, yesOrNo } from '../kernel/setting.js'

/** What a process can do besides answering calls. */
const roles = ['all', 'serve', 'worker', 'indexer'] as const
type Role = (typeof roles)[number]

/** What decides which work a process takes on. */
export const workSettings = {
  role: setting<Role>({
    env: 'ROSTRA_ROLE',
    fallback: 'all',
    meaning:
      'What this process does besides answering calls: all, serve (nothing else), worker (processes requests) or indexer (may write the index of `SEARCH_URL`). With several servers on one database, start some of each; see docs/scale.md.',
    read: z.enum(roles),
  }),
  workInServer: setting({
    env: 'ROSTRA_WORK_IN_SERVER',
    fallback: true,
    meaning: 'Whether the server processes requests itself. Set it to no if you run `rostra worker` separately.',
    read: yesOrNo,
  }),
  slots: setting({
    env: 'ROSTRA_WORKER_SLOTS',
    fallback: 4,
    meaning: 'Number of requests that one process handles at the same time.',
    read: integer(1, 1000),
  }),
}
