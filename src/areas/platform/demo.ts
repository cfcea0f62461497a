import { z } from 'zod'
import { demoTables } from '../../corpus/records/demo-rows.js'
import { demoStates, type DemoData } from '../../gather/demo-data.js'
import { operation } from '../../kernel/operation.js'

const DemoShown = z
  .strictObject({
    state: z
      .enum(demoStates)
      .describe(
        'present: demo data are there. absent: none were ever stored. removing: being removed. removed: gone; they stay removed until you restore them.',
      ),
    rows: z.strictObject(Object.fromEntries(demoTables.map((name) => [name, z.int()]))).describe('What is left of it.'),
  })
  .meta({ id: 'Demo' })

const gone = Object.fromEntries(demoTables.map((name) => [name, 0]))
const there = { ...gone, creators: 21_847, contents: 402_118, brands: 120, account_links: 9410, metric_points: 284_011 }

interface Needs {
  demoData: DemoData
}

const common = { path: '/demo', area: 'Platform', scope: 'admin' } as const

export const getDemo = operation({
  ...common,
  method: 'GET',
  name: 'getDemo',
  isImpersonal: true,
  summary: 'Show what is stored of the demo data',
  input: {},
  output: DemoShown,
  example: { output: { state: 'present', rows: there } },
  run: async (_input, { demoData }: Needs) => demoData.state(),
})

export const removeDemo = operation({
  ...common,
  method: 'DELETE',
  name: 'removeDemo',
  summary: 'Remove the demo data',
  description:
    'Removes every invented creator, content, comment, audience and brand, also from the search index. It runs in the background and continues after a restart; GET /demo shows what is left. Your screenings, reports and lists are kept. To get the demo back: POST /demo/restore or `rostra demo restore`.',
  input: {
    query: z.strictObject({ confirm: z.literal('remove').describe('Say `remove`: it cannot be undone by this call.') }),
  },
  output: DemoShown,
  example: { query: { confirm: 'remove' }, output: { state: 'removing', rows: there } },
  run: async (_input, { demoData }: Needs) => {
    await demoData.remove()
    return demoData.state()
  },
})

export const restoreDemo = operation({
  ...common,
  path: '/demo/restore',
  method: 'POST',
  name: 'restoreDemo',
  isImpersonal: true,
  summary: 'Let the demo data come back',
  description:
    'Takes a removal back: the next start of the server stores the demo data again. Nothing changes before that. Where nothing was removed, nothing is done.',
  input: {},
  output: DemoShown,
  example: { output: { state: 'absent', rows: gone } },
  run: async (_input, { demoData }: Needs) => {
    await demoData.restore()
    return demoData.state()
  },
})
