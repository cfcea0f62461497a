import { expect, test } from 'vitest'
import { exampleReport } from './examples.js'
import { viewReport } from './view-report.js'

test('followers that the profile shows are printed also where no contents are known', () => {
  const { profile } = exampleReport
  if (profile === null) throw new Error('The example has a profile.')
  const followers = viewReport({ ...exampleReport, profile: { ...profile, followers: 1200 }, numbers: null }).figures[0]
  expect(followers).toMatchObject({ name: 'Followers', value: '1,200' })
})
