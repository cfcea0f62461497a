import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const letters: Command = {
  name: 'letters',
  summary: 'Write the notices of an employment screening as PDF files.',
  usage: 'rostra letters SCREENING pre|final --to TEXT --from TEXT --contact TEXT --signed-by NAME',
  examples: [
    "rostra letters scr_01kb3zq4f0e8v5w2n7m6x9c1da pre --to 'Robin Example; 1 Sample Street' --from 'Brackwyn Ltd; 2 Test Road' --contact people@brackwyn.example --signed-by 'Kim Sample'",
  ],
  flags: [
    { name: 'to', value: 'TEXT', meaning: 'name of the person and address, lines divided by ;' },
    { name: 'from', value: 'TEXT', meaning: 'your organisation and its address, lines divided by ;' },
    { name: 'contact', value: 'TEXT', meaning: 'where the person can ask questions or dispute the report' },
    { name: 'signed-by', value: 'NAME', meaning: 'who signs' },
    { name: 'position', value: 'TEXT', meaning: 'what the person applied for' },
    { name: 'rights', value: 'FILE', meaning: 'text file with the official summary of rights' },
    { name: 'file', value: 'FILE', meaning: 'where to save the PDF' },
    ...serverFlags,
  ],
  load: () => import('../letters.js'),
}
