import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const review: Command = {
  name: 'review',
  summary: 'Decide about items of a screening: flag, unflag, confirm, relabel, note, undo, sign.',
  usage: 'rostra review SCREENING ACTION [ITEM…] --reason TEXT',
  examples: [
    'rostra review scr_… flag instagram:10000ko --category crime --severity high --reason "Missed"',
    'rostra review scr_… unflag instagram:10000ko instagram:10000kp --reason "A recipe"',
    'rostra review scr_… undo',
    'rostra review scr_… sign --reviewer "Robin Example"',
  ],
  flags: [
    { name: 'reason', value: 'TEXT', meaning: 'reason, recorded in the history and the report' },
    { name: 'category', value: 'LIST', meaning: 'categories, separated by commas, for flag and relabel' },
    {
      name: 'severity',
      value: 'LEVEL',
      meaning: 'low, medium, high or severe, for flag, relabel and severity; none takes it back',
    },
    { name: 'note', value: 'TEXT', meaning: 'text of a note' },
    { name: 'reviewer', value: 'NAME', meaning: 'who decides; required for sign' },
    ...serverFlags,
  ],
  load: () => import('../review.js'),
}
