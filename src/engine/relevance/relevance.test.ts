import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeIntent } from '../intent/index.js'
import { judgeRelevance } from './judge-relevance.js'
import { NearDuplicates } from '../language/near-duplicates.js'
import { groupQuestions, isQuestion } from './questions.js'
import { HashSample } from './sample.js'
import { scoreRelevance } from './score.js'
import { createSubject } from './subject.js'
import { findThemes } from './themes.js'

const lamp = createSubject({
  name: 'Halo Desk Lamp',
  description: 'A warm light with a wooden base.',
  keywords: ['halo', 'lámpara', 'ランプ'],
  brand: { names: ['Brightory'], handles: ['brightory.home'] },
})
const judge = (text: string, language: string | null = 'en') =>
  judgeRelevance(text, lamp, { intent: judgeIntent(text, language) })

describe('relevance', () => {
  test.each([
    'my halo desk lamp flickers',
    'Brightory really stepped up',
    '@brightory.home please restock',
    'two lamps on my shelf now',
    'link?',
    'way too expensive',
    'qué linda lámpara',
    'このランプ良さそう',
    '#halodesklamp',
  ])('%j is relevant', (text) => {
    expect(judge(text).label).toBe('relevant')
  })

  test.each([
    'you look so happy',
    'hi from Graz',
    'where did you get that jacket',
    'what song is this',
    '@nora us',
    '',
  ])('%j is not', (text) => {
    expect(judge(text).label).toBe('irrelevant')
  })

  test('meaning counts where there is a vector for it', () => {
    const text = 'that glow makes the whole room cosy'
    const without = judgeRelevance(text, lamp, { intent: null })
    const close = judgeRelevance(text, lamp, { intent: null, similarity: 0.7 })
    expect(without.label).toBe('irrelevant')
    expect(close).toMatchObject({
      label: 'relevant',
      reasons: expect.arrayContaining([expect.objectContaining({ kind: 'semantic' })]) as unknown,
    })
  })

  test('every score is made of its reasons, and spans are words of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { score, reasons } = judge(`${text} lamp ${text}`)
        const rest = reasons.reduce((left, { weight }) => left * (1 - weight), 1)
        expect(score).toBe(Math.round(100 * (1 - rest)))
        for (const { start, end, text: words } of reasons)
          if (start !== null) expect(`${text} lamp ${text}`.slice(start, end ?? 0)).toBe(words)
      }),
    )
  })
})

describe('near-duplicates', () => {
  const add = (index: NearDuplicates, texts: string[]) =>
    texts.map((text, i) => index.add({ id: `c${i}`, author: `a${i}`, text })?.id)

  test('copies with other decoration share a cluster; other texts do not', () => {
    const [one, two, three, other, none] = add(new NearDuplicates(), [
      'Earn 500 a week from home, message my friend on the app',
      'earn 500 a week from home, message my friend on the app!! 🚀🚀',
      'EARN 700 a week from home, message my good friend on the app',
      'The light in this kitchen is the best thing I have seen all week',
      '🔥🔥',
    ])
    expect([two, three]).toEqual([one, one])
    expect(other).not.toBe(one)
    expect(none).toBeUndefined()
  })

  test('the same texts in the same order give the same clusters, and a text is always in the cluster of itself', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 30 }), (texts) => {
        const doubled = [...texts, ...texts]
        const ids = add(new NearDuplicates(), doubled)
        expect(add(new NearDuplicates(), doubled)).toEqual(ids)
        texts.forEach((_, i) => expect(ids[i + texts.length]).toBe(ids[i]))
      }),
      { numRuns: 60 },
    )
  })

  test('many texts take little time and room', () => {
    const index = new NearDuplicates()
    for (let i = 0; i < 20_000; i++)
      index.add({
        id: `c${i}`,
        author: `a${i % 500}`,
        text: `comment about ${(i * 2654435761) % 99991} things ${'abcdefghij'[i % 10]?.repeat(4)} ${i.toString(36)} today`,
      })
    expect(index.clusters.length).toBeGreaterThan(0)
  })
})

describe('questions', () => {
  test('are known by mark, stage or first word', () => {
    expect(isQuestion('does it come in blue', 'none')).toBe(true)
    expect(isQuestion('link', 'asks_where')).toBe(true)
    expect(isQuestion('so pretty', 'none')).toBe(false)
    expect(isQuestion('これ何色？', 'none')).toBe(true)
  })

  test('that ask the same stand together', () => {
    const ask = (id: string, text: string, likes = 0) => ({
      id,
      author: id,
      text,
      likes,
      stage: 'none' as const,
      answered: id === 'a',
    })
    const groups = groupQuestions(
      [
        ask('a', 'does the lamp work with batteries?'),
        ask('b', 'can the lamp work on batteries??', 9),
        ask('c', 'is there a blue one?'),
      ],
      10,
    )
    expect(groups).toHaveLength(2)
    expect(groups[0]).toMatchObject({ comment_id: 'b', comments: 2, authors: 2, answered: 1 })
  })
})

describe('themes', () => {
  const comment = (id: string, text: string) => ({
    id,
    author: id,
    text,
    likes: 0,
    sentiment: 'neutral' as const,
    stage: 'none' as const,
  })

  test('are phrases that many authors use here and few elsewhere, each once', () => {
    const comments = [
      ...Array.from({ length: 6 }, (_, i) => comment(`b${i}`, `the lamp has a short battery life ${i}`)),
      ...Array.from({ length: 4 }, (_, i) => comment(`c${i}`, `love the wooden base of the lamp ${i}`)),
      comment('x', 'lamp'),
    ]
    const themes = findThemes(comments, lamp, { comments: 100, phrases: new Map() }, 5)
    const labels = themes.map(({ label }) => label)
    expect(labels[0]).toContain('battery')
    expect(labels.filter((label) => label.includes('battery'))).toHaveLength(1)
    expect(themes.map(({ comments: count }) => count).slice(0, 2)).toEqual([6, 4])
  })
})

test('a remark on a product counts under a post about one, the more the surer the model is', () => {
  const subject = createSubject({ name: 'Ridgeline Trail 2' })
  const judge = (probability: number) =>
    judgeRelevance('blisters after ten minutes', subject, { intent: null, remark: { probability } })
  expect(judge(0.95)).toMatchObject({ label: 'relevant', reasons: [{ kind: 'remark' }] })
  expect(judge(0.5).label).toBe('irrelevant')
  expect(judge(0.05).reasons).toEqual([])
})

test('a remark is doubted more outside English, where the model takes more for one', () => {
  const subject = createSubject({ name: 'Ridgeline Trail 2' })
  const judge = (language: string) =>
    judgeRelevance('blisters after ten minutes', subject, { intent: null, remark: { probability: 0.7 }, language })
  expect([judge('en').label, judge('de').label]).toEqual(['relevant', 'irrelevant'])
})

test('who asks where something else is from speaks of that, where the subject says what it is', () => {
  const asked = 'where are those shelves from??'
  const context = { intent: judgeIntent(asked, 'en'), remark: { probability: 0.9 }, language: 'en' }
  expect(context.intent.object?.text).toBe('shelves')
  const kettle = createSubject({ name: 'Brewline Pour', keywords: ['kettle'] })
  expect(judgeRelevance(asked, kettle, context).label).toBe('irrelevant')
  expect(judgeRelevance(asked, createSubject({ name: 'Brewline Pour' }), context).label).toBe('relevant')
  expect(judgeRelevance(asked, createSubject({ name: 'Plank 3', keywords: ['shelf', 'shelves'] }), context).label).toBe(
    'relevant',
  )
})

test('a sample does not depend on the order of what it is drawn from', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 60 }), (ids) => {
      const draw = (some: string[]) => {
        const sample = new HashSample<string>(7, (id) => id)
        for (const id of some) sample.add(id)
        return sample.items()
      }
      expect(draw([...ids].reverse())).toEqual(draw(ids))
    }),
  )
})

test('the factors of a score sum to it, whatever was counted', () => {
  fc.assert(
    fc.property(
      fc.nat(5000),
      fc.nat(5000),
      fc.nat(5000),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b, c, mood, spamShare) => {
        const authors = a
        const relevantAuthors = Math.min(a, b)
        const { score, factors } = scoreRelevance({
          authors,
          relevantAuthors,
          intentAuthors: Math.min(relevantAuthors, c),
          mood,
          spamShare,
        })
        expect(factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(score, 6)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      },
    ),
  )
})
