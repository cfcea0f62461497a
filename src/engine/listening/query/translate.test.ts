import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuery, printQuery, translateQuery } from './index.js'

describe('queries of other tools', () => {
  test.each([
    ['apple AND (iphone OR "i phone") NOT fruit', 'apple AND (iphone OR "i phone") AND NOT fruit'],
    ['apple and (iphone or ipad) not fruit', 'apple AND (iphone OR ipad) AND NOT fruit'],
    ['"dew serum"~5 language:en', 'dew NEAR/5 serum AND lang:en'],
    ['(dew NEAR/3f serum) site:twitter.com', 'dew ONEAR/3 serum AND network:x'],
    ['dew W/5 serum', 'dew NEAR/5 serum'],
    ['dew PRE/5 serum', 'dew ONEAR/5 serum'],
    ['+dew +serum -rash', 'dew AND serum AND NOT rash'],
    ['dew && serum || !rash glow', 'dew AND serum OR NOT rash AND glow'],
    ['headline:"dew serum" OR url:https://www.shop.example/dew', 'title:"dew serum" OR site:shop.example'],
    ['dew NOT authorFollowers:[100 TO *]', 'dew AND NOT followers:>=100'],
    ['dew published:>2026-01-01 country:gbr', 'dew AND date:>2026-01-01 AND country:GB'],
    ['dew !lang:de', 'dew AND NOT lang:de'],
    ['dew AND !language:de', 'dew AND NOT lang:de'],
    ['"dew * serum"', '"dew" ONEAR/2 "serum"'],
    ['city:"gbr.england.london" dew', 'city:london AND country:GB AND dew'],
    ['{Apple} AND hashtag:glow AND at_mentions:mina', '"Apple" AND #glow AND @mina'],
    ['site:(twitter.com OR instagram.com) AND dew', '(network:x OR network:instagram) AND dew'],
    ['dew <<<the brand>>> engagementType:RETWEET', 'dew AND type:repost'],
  ])('%s becomes %s', (query, meaning) => {
    const { query: translated, changes, error } = translateQuery(query)
    expect([translated, error]).toEqual([meaning, null])
    expect(changes.every(({ to }) => to !== null)).toBe(true)
    for (const { start, end, from } of changes) expect(query.slice(start, end)).toBe(from)
  })

  test.each([
    ['dew AND sentiment:negative', 'dew', ['sentiment:negative']],
    ['dew OR gender:f OR glow', 'dew OR glow', ['gender:f']],
    ['/d.w/', null, ['/d.w/']],
    ['dew AND unheard:of', 'dew', ['unheard:of']],
  ])('%s leaves out what cannot be said, and says so', (query, meaning, left) => {
    const { query: translated, changes } = translateQuery(query)
    expect(translated).toBe(meaning)
    expect(changes.filter(({ to }) => to === null).map(({ from }) => from)).toEqual(left)
  })

  test('what is a query of ours already stays as it is', () => {
    const term = fc.constantFrom(
      'dew',
      '"dew serum"',
      '#glow',
      '@mina.k',
      'glow*',
      'lang:en',
      'a NEAR/3 b',
      'links:x.example',
    )
    const query = fc.array(term, { minLength: 1, maxLength: 5 }).map((list) => `dew ${list.join(' OR ')}`)
    fc.assert(
      fc.property(query, (text) => {
        expect(translateQuery(text, 'rostra')).toMatchObject({
          query: printQuery(parseQuery(text)),
          changes: [],
          error: null,
        })
      }),
    )
  })

  test('whatever comes out is read as it stands', () => {
    const piece = fc.constantFrom(
      ...[
        'and',
        'or',
        'AND',
        'OR',
        'NOT',
        '(',
        ')',
        '"a b"~3',
        'W/3',
        'NEAR/2',
        'dew',
        'glow',
        'title:dew',
        '&&',
        '!x',
        '?a',
        'is:reply',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (list) => {
        const { query, error } = translateQuery(list.join(' '))
        if (query !== null) expect(printQuery(parseQuery(query))).toBe(query)
        else if (error !== null) expect(error.message).not.toBe('')
      }),
      { numRuns: 300 },
    )
  })
})
