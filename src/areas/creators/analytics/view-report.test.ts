import { expect, test } from 'vitest'
import { exampleReport } from './examples.js'
import type { ReportView } from './make-report.js'
import { viewReport } from './view-report.js'

test('followers that the profile shows are printed also where no contents are known', () => {
  const { profile } = exampleReport
  if (profile === null) throw new Error('The example has a profile.')
  const followers = viewReport({ ...exampleReport, profile: { ...profile, followers: 1200 }, numbers: null }).figures[0]
  expect(followers).toMatchObject({ name: 'Followers', value: '1,200' })
})

test('what is missing is said in plain words, without settings of the server', () => {
  const missing = [
    { item: 'audiences.followers', reason: 'not_known', detail: 'None are known. Import them (ROSTRA_NETWORKS=x).' },
    { item: 'price.image', reason: 'too_few', detail: 'Only 2 are known.' },
    { item: 'account_score', reason: 'too_few', detail: 'Too little.' },
    { item: 'some_other.part', reason: 'too_few', detail: 'Too little.' },
  ]
  expect(viewReport({ ...exampleReport, missing }).missing).toEqual([
    'Followers: None are known. Import them.',
    'Price of a post (image): Only 2 are known.',
    'Account score: Too little.',
    'Some other part: Too little.',
  ])
})

test('a list without posts or names is printed without empty rows, bare notes or the handle twice', () => {
  const { profile, engagement } = exampleReport
  if (profile === null || engagement === null) throw new Error('The example has both.')
  const rate = { value: 0.0139, low: null, high: null, sample_size: null, basis: 'declared' as const }
  const none = { overall: { contents: 0 }, by_type: [] } as unknown as NonNullable<ReportView['numbers']>
  const printed = viewReport({
    ...exampleReport,
    profile: { ...profile, name: '' },
    engagement: { ...engagement, rate },
    numbers: none,
    rhythm: null,
  })
  expect([printed.title.startsWith('@'), printed.subtitle]).toEqual([true, 'Instagram'])
  expect(printed.formats).toEqual([])
  const notes = Object.fromEntries(printed.figures.map(({ name, note }) => [name, note]))
  expect(notes).toMatchObject({ 'Engagement rate': 'as the source states it', 'Posts per week': 'no posts are known' })
})
