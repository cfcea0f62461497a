import { expect, test } from 'vitest'
import { bringIn } from './demo-people.js'
import { databases, start } from './harness.js'

const tables = {
  comments:
    'content_id,comment_id,author,text,published_at\n9001,c1,ana.cooks,Where did you buy it?,2026-03-01T10:00:00Z',
  contents: 'content_id,author,type,text,published_at\n9001,ana.cooks,image,Bread again,2026-03-01T10:00:00Z',
  followers: 'creator,handle\nana.cooks,mira.runs',
} as const

const cases = databases.flatMap((database) =>
  Object.entries(tables)
    .filter(([kind]) => kind === 'comments' || database === 'sqlite')
    .map(([kind, table]) => [kind, database, table] as const),
)

test.each(cases)('imported %s alone are real data, on %s', async (kind, database, table) => {
  const started = await start({ database, config: { demo: true, seedDemo: false } })
  try {
    await bringIn(started, 2)
    const said = async (): Promise<unknown> => {
      started.clock.advance(5000)
      return (await started.call('POST', '/discovery', { body: { limit: 1 } })).at('synthetic')
    }
    expect(await said()).toMatchObject({ choice: 'include', left_out: 0 })
    const file = await started.call('POST', '/imports/files?name=rows.csv', {
      body: table,
      headers: { 'content-type': 'text/csv' },
    })
    const mapping = { kind, set: { network: 'instagram' } }
    const { id } = await started.call('POST', '/imports', { body: { file_id: file.id, mapping } })
    await started.drain()
    expect((await started.call('GET', `/imports/${id}`)).at('result')).toMatchObject({ imported: 1 })
    expect(await said()).toMatchObject({ choice: 'exclude', left_out: 2 })
  } finally {
    await started.stop()
  }
})
