import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'

let started: Started
beforeAll(async () => {
  started = await start({ config: { demo: false } })
  const table = [
    'First Name,Last Name,profileUrl,Headline,Title,Company,Industry,Skills',
    'Mara,Invented,https://www.linkedin.com/in/mara-invented/,Head of Marketing at Nosuch Foods,Head of Marketing,Nosuch Foods,Food,SEO; Branding',
    'Tom,Invented,https://www.linkedin.com/in/tom-invented/,Leiter Einkauf bei Nirgends,Leiter Einkauf,Nirgends AG,Construction,Negotiation',
    'Ida,Invented,https://www.linkedin.com/in/ida-invented/,CTO,CTO,Madeup Labs,Software,Go',
    'Luz,Invented,https://www.linkedin.com/in/luz-invented/,Ventas,Jefa de ventas,Comercial Ficticia,Wholesale,',
  ].join('\n')
  const file = await started.call('POST', '/imports/files?name=people.csv', {
    body: table,
    headers: { 'content-type': 'text/csv' },
  })
  const mapping = { set: { network: 'professional' } }
  await started.call('POST', '/imports', { body: { file_id: file.id, mapping } })
  await started.drain()
  await indexed(started.app.context.corpus.search.creators)
})
afterAll(() => started.stop())

test.each([
  [{ seniority: ['Director'] }, ['mara-invented']],
  [{ seniority: ['manager'] }, ['luz-invented', 'tom-invented']],
  [{ seniority: ['Chief officer'], function: ['Engineering'] }, ['ida-invented']],
  [{ function: ['Operations'] }, ['tom-invented']],
  [{ function: ['Sales'] }, ['luz-invented']],
  [{ company: ['Nosuch'], title: ['marketing'], skills: ['seo'], industry: ['food'] }, ['mara-invented']],
])('%j finds people by the title that their table gives', async (filters, handles) => {
  const found = await started.call('POST', '/discovery', { body: { network: 'professional', ...filters } })
  expect((found.at('data') as { handle: string }[]).map(({ handle }) => handle).sort()).toEqual(handles)
})

test('the report of the professional network says the same rank and line of work', async () => {
  const report = await started.call('POST', '/profile-analytics-professional', {
    body: { profile: { network: 'professional', handle: 'tom-invented' } },
    headers: { prefer: 'wait=60' },
  })
  expect([report.at('seniority'), report.at('function'), report.at('company')]).toEqual([
    'Manager',
    'Operations',
    'Nirgends AG',
  ])
})
