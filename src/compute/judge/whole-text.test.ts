import { expect, test } from 'vitest'
import type { RiskCategory } from '../../engine/text/verdict.js'
import { keptCompute } from '../../../test/kept-compute.js'

const { judge } = keptCompute()

const reasonsOf = async (text: string, category: RiskCategory): Promise<string[] | undefined> => {
  const [verdict] = await judge.judge([{ text }], { tasks: ['risks'], care: 'thorough' })
  return verdict?.risks?.find((finding) => finding.category === category)?.evidence.map((each) => each.text)
}

test.each([
  ['Nice new car Derek. Shame about what happens to cars parked on Elm Road at night', 'threat'],
  ['they pay me cash and i sign on every thursday, the taxman can whistle', 'crime'],
  ['Never trust a female with a vote, a wheel or a wallet. The species is defective', 'hate'],
] as const)(
  'where no word stands out, none is named: the text as a whole speaks for it (%s)',
  async (text, category) => {
    expect(await reasonsOf(text, category)).toEqual([])
  },
)

test('of several sentences in another language the one that speaks for it is shown, without the space before it', async () => {
  const text = 'War ein schöner Tag am See. Ich bring dich um, wenn du noch mal kommst.'
  for (const reason of (await reasonsOf(text, 'threat')) ?? []) expect(reason).toBe(reason.trim())
})

test('a word that stands out is named', async () => {
  const text = 'Another jew running a bank, what a shock, the parasites stick together'
  expect(await reasonsOf(text, 'hate')).toEqual(expect.arrayContaining(['parasites']))
})
