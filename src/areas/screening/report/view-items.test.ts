import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentTypes } from '../../../model/content.js'
import { notJudgedReasons, type ScreenedContent } from '../items/item-contract.js'
import { permissiblePurposes } from '../run/screen-contract.js'
import { figure, toParts, unprintable, viewItems } from './view-items.js'
import { reportWords } from './words/index.js'

const words = reportWords.en

const itemOf = (id: string, text: string, word: string, changes: object = {}): ScreenedContent => {
  const start = text.indexOf(word)
  const evidence = [{ by: 'keyword', field: 'text', start, end: start + word.length, text: word }]
  return {
    id,
    network: 'instagram',
    as_of: '2026-03-02T10:00:00Z',
    categories: [{ category: 'alcohol', score: 91, basis: 'rules', severity: null, evidence }],
    content: {
      fields: { text },
      text,
      type: null,
      author: 'una.bakes',
      by_subject: true,
      published_at: '2026-03-01T10:00:00Z',
      url: 'https://demo.example/1',
    },
    note: null,
    ...changes,
  } as unknown as ScreenedContent
}

test('evidence is marked where it stands, and overlapping evidence once', () => {
  expect(toParts('A glass of whiskey, neat.', [{ start: 11, end: 18 }])).toEqual([
    { text: 'A glass of ', mark: false },
    { text: 'whiskey', mark: true },
    { text: ', neat.', mark: false },
  ])
  const marked = toParts('whiskey', [
    { start: 0, end: 7 },
    { start: 3, end: 7 },
  ])
  expect(marked).toEqual([{ text: 'whiskey', mark: true }])
})

test('long texts are cut, but never before their last evidence and never through a sign', () => {
  const long = `${'word '.repeat(300)}whiskey and more`
  const start = long.indexOf('whiskey')
  expect(toParts(long, [{ start, end: start + 7 }]).slice(-2)).toEqual([
    { text: 'whiskey', mark: true },
    { text: ' …', mark: false },
  ])
  const [part, more] = toParts(`${'a'.repeat(899)}🥃${'b'.repeat(50)}`, [])
  expect([part?.text.endsWith('🥃'), more?.text]).toEqual([true, ' …'])
})

test('parts are the text itself, without what a printer must not see', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.nat(80), fc.nat(80), (text, a, b) => {
      const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)]
      const joined = toParts(text, [{ start, end }])
        .map((part) => part.text)
        .join('')
      expect(joined).toBe(text.replace(unprintable, ''))
    }),
  )
})

test('the same words for the same reason are printed once, with the other days', () => {
  const again = (n: number): ScreenedContent => {
    const item = itemOf(`i${n}`, 'Whiskey tonight', 'Whiskey')
    return { ...item, content: { ...item.content, published_at: `2026-03-${String(n + 10)}T10:00:00Z` } }
  }
  const views = viewItems([again(0), again(1), again(2), itemOf('other', 'More whiskey', 'whiskey')], words)
  expect(views.map(({ n }) => n)).toEqual(['1', '2'])
  expect(views[0]?.why).toContain('2026-03-11, 2026-03-12')
  expect(views[1]?.why).not.toContain('2026-03-11')
})

test('a reason names category, score and words; a decision of a reviewer has no score', () => {
  const [judged] = viewItems([itemOf('a', 'A whiskey', 'whiskey')], words)
  expect(judged?.why).toContain(`${words.categoryNames.alcohol} 91 % (“whiskey”`)
  const whole = itemOf('c', 'A whiskey', 'whiskey')
  const [unsaid] = viewItems(
    [
      {
        ...whole,
        categories: [{ ...whole.categories[0], basis: 'model', evidence: [] }],
      } as unknown as ScreenedContent,
    ],
    words,
  )
  expect(unsaid?.why).toContain(`91 % (${words.asAWhole})`)
  const item = itemOf('b', 'A whiskey', 'whiskey')
  const [category] = item.categories
  const [decided] = viewItems(
    [{ ...item, categories: [{ ...category, basis: 'reviewer' }] } as unknown as ScreenedContent],
    words,
  )
  expect(decided?.why).not.toContain('91')
  expect(decided?.why).toContain(words.byReviewer)
})

test('text that is read from the right is said to be', () => {
  const [arabic, english] = viewItems([itemOf('a', 'كأس نبيذ', 'نبيذ'), itemOf('b', 'A wine', 'wine')], words)
  expect([arabic?.rtl, english?.rtl]).toEqual([true, false])
})

test('kinds of posts are named in the language of the report', () => {
  const { content, ...rest } = itemOf('a', 'A wine', 'wine')
  const item = { ...rest, content: { ...content, type: 'reply' } }
  expect(viewItems([item], reportWords.de)[0]?.meta).toContain('Antwort')
  for (const words of Object.values(reportWords)) {
    expect(Object.keys(words.types)).toEqual([...contentTypes])
    expect(Object.keys(words.reasons)).toEqual([...notJudgedReasons])
  }
})

test('numbers and purposes are written as the language writes them', () => {
  expect([figure(87.8, reportWords.en), figure(87.8, reportWords.de), figure(100, reportWords.fr)]).toEqual([
    '87.8',
    '87,8',
    '100',
  ])
  const item = itemOf('a', 'so much gin', 'gin')
  const scored = { ...item, categories: item.categories.map((each) => ({ ...each, score: 91.4 })) }
  expect(viewItems([scored], reportWords.de)[0]?.why).toContain('91,4')
  for (const each of Object.values(reportWords))
    expect(permissiblePurposes.filter((purpose) => each.permissible[purpose] === undefined)).toEqual([])
})
