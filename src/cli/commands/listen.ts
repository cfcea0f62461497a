import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const listen: Command = {
  name: 'listen',
  summary: 'Compare what people say about a brand and its competitors.',
  usage: 'rostra listen BRAND [OTHER …] [--days N | --from DAY] [--to DAY]',
  examples: [
    'rostra listen Lumevia Pellucca Ossamira',
    'rostra listen Lumevia --days 30',
    'rostra listen Lumevia --json',
    'rostra listen Lumevia Pellucca --file report.pdf',
  ],
  flags: [
    ...serverFlags,
    { name: 'days', value: 'N', meaning: 'the last N days (default: 120)' },
    { name: 'from', value: 'DAY', meaning: 'first day (UTC) or time, such as 2026-11-01' },
    { name: 'to', value: 'DAY', meaning: 'day or time at which the period ends, exclusive (default: now)' },
    { name: 'file', value: 'FILE', meaning: 'also save the report as PDF' },
  ],
  load: () => import('../listen.js'),
}
