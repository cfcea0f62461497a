import { expect, test } from 'vitest'
import { pinterest } from '../sources/worlds/pinterest.js'
import { differences, isInstalled } from './pinterest.js'
import { visit } from './visit.js'

const objectsIn = (body: unknown): object[] =>
  typeof body === 'object' && body !== null && 'items' in body ? (body.items as object[]) : [body as object]

test.skipIf(!isInstalled)('pinterest answers with what Pinterest’s library for Python knows', async () => {
  const answered = (await visit(pinterest)).filter(({ answer: { status = 200 } }) => status === 200)
  expect(answered.length).toBeGreaterThan(2)
  for (const { path, answer } of answered) {
    const object = path.startsWith('GET /v5/user_account') ? 'Account' : 'Pin'
    expect(
      objectsIn(answer.body).flatMap((each) => differences(each, object)),
      path,
    ).toEqual([])
  }
})

test.skipIf(!isInstalled)('what Pinterest does not send is noticed', () => {
  expect(differences({ account_type: 'SHOP', followers: 3, pin_count: 'many', about: null }, 'Account')).toEqual([
    'Account.account_type is never SHOP',
    'Account has no followers',
    'Account.pin_count is int, none_type',
    'Account.about is str',
  ])
})
