import { createInterface } from 'node:readline/promises'
import { readConfig } from '../config.js'
import { openRecords, type Records } from '../corpus/records/index.js'
import { findDemoState, removeDemo, restoreDemo, type DemoState } from '../gather/demo-data.js'
import { systemClock } from '../kernel/clock.js'
import { note, print, UsageError, type Invocation, type Run } from './command.js'
import { withDatabase } from './with-database.js'

const said: Record<DemoState['state'], string> = {
  present: 'Demo data are stored.',
  absent: 'No demo data are stored.',
  removing: 'The demo data are being removed. If it was interrupted, run: rostra demo remove',
  removed: 'The demo data were removed. To have them back at the next start: rostra demo restore',
}

const show = ({ state, rows }: DemoState, { given }: Invocation): void => {
  if (given.has('json')) return print(JSON.stringify({ state, rows }))
  print(said[state])
  for (const [name, count] of Object.entries(rows))
    if (count > 0) print(`  ${name.replaceAll('_', ' ').padEnd(20)}${count.toLocaleString('en')}`)
}

const ask = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new UsageError('Use --yes to remove the demo data without being asked.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim())
  } finally {
    terminal.close()
  }
}

const remove = async (records: Records, invocation: Invocation): Promise<number> => {
  const { rows } = await findDemoState(records)
  const people = rows.creators.toLocaleString('en')
  if (
    !invocation.given.has('yes') &&
    !(await ask(`Remove ${people} invented creators and all that is theirs? [y/N] `))
  ) {
    note('Nothing was removed.')
    return 1
  }
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  let shown = 0
  await removeDemo(records, systemClock, {
    onRemoved: (count) => {
      if (count - shown < 100_000) return
      shown = count
      note(`Removed ${count.toLocaleString('en')} of ${total.toLocaleString('en')} rows.`)
    },
  })
  show(await findDemoState(records), invocation)
  return 0
}

export const run: Run = async (invocation) => {
  const [action = 'status', ...rest] = invocation.words
  if (rest.length > 0) throw new UsageError(`Not understood: ${rest.join(' ')}.`)
  const { config } = readConfig(invocation.text)
  return withDatabase(config, async (db) => {
    const records = openRecords(db, systemClock)
    if (action === 'remove') return remove(records, invocation)
    if (action === 'restore') await restoreDemo(records)
    else if (action !== 'status') throw new UsageError(`Unknown subcommand ${action}. Use status, remove or restore.`)
    show(await findDemoState(records), invocation)
    return 0
  })
}
