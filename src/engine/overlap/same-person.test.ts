import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPeople, keyOf, type Account, type Declaration } from './same-person.js'

const account = (network: string, id: string): Account => ({ network, id })
const names = (network: string, id: string, other: string, handle: string): Declaration => ({
  from: { network, id, handle: `h${id}` },
  to: { network: other, handle },
})
const known = new Map(
  ['instagram', 'tiktok', 'youtube'].flatMap((network) =>
    ['1', '2', '3'].map((id) => [`${network} h${id}`, account(network, id)] as const),
  ),
)

test('two who name each other are one; one who names another is not, unless it is asked for', () => {
  const said = [
    names('instagram', '1', 'tiktok', 'h1'),
    names('tiktok', '1', 'instagram', 'h1'),
    names('instagram', '2', 'tiktok', 'h2'),
  ]
  const strong = joinPeople(said, [], known, 'strong')
  expect(strong).toMatchObject({ strong: 1, weak: 1, people: 1, accounts: 2 })
  expect([...strong.standIns]).toEqual([['tiktok 1', account('instagram', '1')]])
  expect(joinPeople(said, [], known, 'any')).toMatchObject({ people: 2, accounts: 4 })
  expect(joinPeople(said, [], known, 'none')).toMatchObject({ strong: 1, weak: 1, people: 0, accounts: 0 })
})

test('what an import said is strong, and three accounts are one person', () => {
  const imported = {
    from: { network: 'youtube', handle: 'h1' },
    to: { network: 'instagram', handle: 'h1' },
    imported: true,
  }
  const said = [names('instagram', '1', 'tiktok', 'h1'), names('tiktok', '1', 'instagram', 'h1')]
  expect(joinPeople(said, [imported], known, 'strong')).toMatchObject({ strong: 2, people: 1, accounts: 3 })
})

test('whoever is named and not among the people looked at joins nobody', () => {
  expect(joinPeople([names('instagram', '1', 'tiktok', 'elsewhere')], [], known, 'any').standIns.size).toBe(0)
})

test('everybody of a family is led to the same account, and nobody to themselves', () => {
  const networks = ['instagram', 'tiktok', 'youtube']
  const declaration = fc
    .tuple(
      fc.constantFrom(...networks),
      fc.constantFrom('1', '2', '3'),
      fc.constantFrom(...networks),
      fc.constantFrom('h1', 'h2', 'h3'),
    )
    .map(([network, id, other, handle]) => names(network, id, other, handle))
  fc.assert(
    fc.property(fc.array(declaration, { maxLength: 20 }), (said) => {
      const { standIns, people, accounts } = joinPeople(said, [], known, 'any')
      for (const [key, first] of standIns) {
        expect(keyOf(first)).not.toBe(key)
        expect(standIns.has(keyOf(first))).toBe(false)
      }
      expect(new Set([...standIns.values()].map(keyOf)).size).toBe(people)
      expect(accounts).toBe(standIns.size + people)
    }),
  )
})
