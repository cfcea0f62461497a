import { dataFlag, jsonFlag, type Command } from '../command.js'

export const fairness: Command = {
  name: 'fairness',
  summary: 'Test a criteria set for bias: texts that differ only in the group they mention.',
  usage: 'rostra fairness [CRITERIA]',
  examples: [
    'rostra fairness',
    'rostra fairness crt_default_employment',
    'rostra fairness crt_01… --account acme --json',
  ],
  flags: [
    { name: 'account', value: 'NAME', meaning: 'account that owns the criteria set (default: default)' },
    dataFlag,
    jsonFlag,
  ],
  load: () => import('../fairness.js'),
}
