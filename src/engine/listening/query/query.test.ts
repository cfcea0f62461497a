import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openSnapshot, search, SegmentBuilder, type SearchDocument } from '../../search/index.js'
import { document, holds, query, withoutPlaces } from '../../../../test/listening/queries.js'
import { textSchema } from '../../../../test/listening/text-schema.js'
import { compileQuery, findSpans, parseQuery, pointAt, printQuery, queryLimits, QuerySyntaxError } from './index.js'

describe('the query language', () => {
  test('what is printed reads as the same query', () => {
    fc.assert(
      fc.property(query, (node) => {
        const printed = printQuery(node)
        fc.pre((printed.match(/[*?]/gu)?.length ?? 0) <= queryLimits.wildcardsMax)
        expect(withoutPlaces(parseQuery(printed))).toEqual(withoutPlaces(node))
      }),
      { numRuns: 200 },
    )
  })

  test('the index finds what the words mean', () => {
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 1, maxLength: 12 }),
        fc.array(query, { minLength: 1, maxLength: 4 }),
        (list, queries) => {
          const documents = list.map((values, i): SearchDocument => ({ key: `d${i}`, values }))
          const builder = new SegmentBuilder(textSchema)
          for (const one of documents) builder.add(one)
          const file = builder.finish((bytes) => new ArrayBuffer(bytes))
          const snapshot = openSnapshot({ version: 1, schema: textSchema, segments: [{ file, deleted: undefined }] })
          for (const node of queries) {
            const found = search(snapshot, { filter: compileQuery(node), limit: 100, total: 'exact' }).hits.map(
              ({ key }) => key,
            )
            expect(found.sort()).toEqual(
              documents
                .filter((one) => holds(node, one))
                .map(({ key }) => key)
                .sort(),
            )
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  test('anything is read or refused at a place within it', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '"',
      'AND',
      'OR',
      'NOT',
      'NEAR/3',
      'NEAR/x',
      'lang:',
      'en',
      'foo:',
      '-',
      '*',
      '#',
      '@',
      'serum*',
      ' ',
      '🫶',
      '“',
      '”',
      'a',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 12 }).map((list) => list.join(' ')),
          fc.string({ unit: 'binary', maxLength: 30 }),
        ),
        (text) => {
          try {
            const printed = printQuery(parseQuery(text))
            expect(printQuery(parseQuery(printed))).toBe(printed)
          } catch (error) {
            expect(error).toBeInstanceOf(QuerySyntaxError)
            const { start, end } = (error as QuerySyntaxError).place
            expect(0 <= start && start <= end && end <= Math.max(text.length, 0)).toBe(true)
            expect(pointAt(text, { start, end })).toContain('^')
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  test.each([
    ['lumevia serum', 'lumevia AND serum'],
    ['lumevia OR serum glow', 'lumevia OR serum AND glow'],
    ['(lumevia OR pellucca) -giveaway', '(lumevia OR pellucca) AND NOT giveaway'],
    ['“dew serum” NEAR/4 (rash OR burn)', '"dew serum" NEAR/4 (rash OR burn)'],
    ['a NEAR b', 'a NEAR/5 b'],
    ['lang:pt-BR country:br dew', 'lang:pt AND country:BR AND dew'],
    ['lang:(pt OR es) Author:@Mina.K', 'lang:(es OR pt) AND author:mina.k'],
    ['engagement:100', 'engagement:>=100'],
    ['rock "and" roll', 'rock AND "and" AND roll'],
    ['a NEAR/3f b', 'a ONEAR/3 b'],
    ['a ONEAR/3 b ONEAR/3 "c d"', 'a ONEAR/3 b ONEAR/3 "c d"'],
    ['"dew serum"~4 rash', 'dew NEAR/4 serum AND rash'],
    ['dew <<<the brand, not the weather>>> serum', 'dew AND serum'],
    ['links:https://www.Shop.example/', 'links:shop.example'],
    ['country:gbr country:"United Kingdom" dew', 'country:GB AND country:GB AND dew'],
    ['organi?ation col*r', 'organi?ation AND col*r'],
    ['ser* NEAR/3 (gl?w OR rash)', 'ser* NEAR/3 (gl?w OR rash)'],
    ['👍🏽 dew', '👍 AND dew'],
    ['title:(dew OR "glow serum")', 'title:dew OR title:"glow serum"'],
    ['site:https://www.News.example dew', 'site:news.example AND dew'],
    ['followers:[100 TO 500} dew', 'followers:>=100 AND followers:<500 AND dew'],
    ['date:[2026-01-01 TO *] dew', 'date:>=2026-01-01 AND dew'],
    ['date:2026-01-31 continent:"North America" dew', 'date:=2026-01-31 AND continent:north_america AND dew'],
    ['city:"São Paulo" dew', 'city:"sao paulo" AND dew'],
    ['dew /* brand */ serum // the end', 'dew AND serum'],
    ["AT&T 24/7 rock'n'roll", "AT&T AND 24/7 AND rock'n'roll"],
    ['author:"mina k"', /author: takes a handle/],
    ['(dew)OR(rash) AND"glow serum"', 'dew OR rash AND "glow serum"'],
    ["'dew' serum shop.example:8080/a", "'dew' AND serum AND shop.example:8080/a"],
  ])('%s means %s', (text, meaning) => {
    if (typeof meaning === 'string') expect(printQuery(parseQuery(text))).toBe(meaning)
    else expect(() => parseQuery(text)).toThrow(meaning)
  })

  test.each([
    ['', 0, 0, /empty/],
    ['lumevia AND', 11, 11, /ends where/],
    ['lumevia AND (serum', 12, 13, /never closed/],
    ['lumevia)', 7, 8, /closes nothing/],
    ['"dew serum', 0, 10, /never ends/],
    ['serum OR OR balm', 9, 11, /should stand here/],
    ['colour:red', 0, 6, /no field "colour"/],
    ['network:myspace', 8, 15, /does not know "myspace"/],
    ['dew lang:xx', 9, 11, /lang: does not know "xx"/],
    ['dew lang:(pt OR klingon)', 16, 23, /lang: does not know "klingon"/],
    ['country:zz dew', 8, 10, /country: does not know "zz"/],
    ['lumevia NEAR/0 rash', 8, 14, /1 to 50/],
    ['a NEAR/2 b NEAR/3 c', 11, 17, /one distance/],
    ['a NEAR/2 lang:en', 9, 16, /NEAR joins/],
    ['NOT lumevia', 0, 11, /only says what to leave out/],
    ['lumevia OR NOT serum', 11, 20, /only says what to leave out/],
    ['rock and roll', 5, 8, /upper case/],
    ['a near/5 b', 2, 8, /upper case/],
    ['a && b', 2, 4, /AND is written out/],
    ['a || b', 2, 4, /OR is written out/],
    ['a !b', 2, 4, /NOT is written out/],
    ['+a b', 0, 2, /leave the \+ out/],
    ['a W/5 b', 2, 5, /any order in some tools/],
    ['a SENTENCE b', 2, 10, /not indexed/],
    ['?rgan', 0, 1, /after at least 2/],
    ['dew links:shop.example/x', 10, 24, /without a path/],
    ['"dew * serum"', 0, 13, /whole words/],
    ['(dew AND serum) NEAR/3 rash', 1, 14, /in different ways/],
    ['C++ dew', 0, 3, /Signs behind/],
    ['date:2026-02-30 dew', 0, 15, /takes a day/],
    ['title:"a b"~3', 6, 13, /leave it out/],
    ['{Apple} pie', 0, 7, /Case is not indexed/],
    ['roam~ far', 0, 5, /likeness/],
    ['glow^2', 0, 6, /weight/],
    ['love😍', 0, 6, /apart from words/],
    ['"dew serum"~x', 11, 12, /number of words behind ~/],
    ['dew <<<serum', 4, 7, /comment/],
    ['content:dew', 0, 7, /titles and texts together/],
    ['dew sentiment:negative', 4, 13, /judged after/],
    ['dew sourcetype:twitter', 4, 14, /network:/],
    ['dew continent:atlantis', 14, 22, /does not know/],
    ['dew authorFollowers:100', 4, 19, /followers:/],
    ['dew is:reply', 4, 6, /type:/],
    ['a NEAR/2 b ONEAR/2 c', 11, 18, /one distance/],
    ['s*rum', 1, 2, /after at least 2/],
    ['s*', 0, 2, /At least 2 letters/],
    ['!!', 0, 2, /NOT is written/],
    ['lang: en', 0, 5, /right behind the colon/],
    ['dew author.followers:>1000', 4, 26, /name of one word/],
    ['metaData.source.type:blog dew', 0, 25, /name of one word/],
    ['(dew serum)@2', 11, 13, /touches/],
    ['"dew serum"@5', 11, 13, /touches/],
    ['HLEAD(dew)', 0, 5, /function/],
    ['exact("dew serum")', 0, 5, /function/],
    ['dew! rash', 0, 4, /any ending/],
    ['dew <serum>', 4, 11, /without < and >/],
    ['dew <NEAR/5> rash', 4, 12, /without < and >/],
    ['[dew serum]', 0, 4, /only for ranges/],
    ['dew NOTNEAR/3 rash', 4, 13, /do not stand near/],
    ['dew SAME rash', 4, 8, /not indexed/],
    ['dew %5% rash', 4, 7, /NEAR/],
    ["dew 'glow serum'", 4, 9, /double quotes/],
    ['dew UND rash', 4, 7, /in every language/],
    ['engagement:many', 0, 15, /takes a number/],
    ['((((((((((a))))))))))', 8, 9, /nest at most/],
  ])('%s is refused at %i..%i', (text, start, end, message) => {
    let thrown: unknown
    try {
      parseQuery(text)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(QuerySyntaxError)
    expect((thrown as QuerySyntaxError).message).toMatch(message)
    expect((thrown as QuerySyntaxError).place).toEqual({ start, end })
  })

  test('spans point at the words that were looked for', () => {
    const node = parseQuery('("dew serum" NEAR/5 rash) OR #Glow* -lang:de')
    const text = '🫶 Their Dew   Serum gave me a RASH #glowup'
    expect(findSpans(node, text).map((span) => [span.text, text.slice(span.start, span.end)])).toEqual([
      ['Dew   Serum', 'Dew   Serum'],
      ['RASH', 'RASH'],
      ['#glowup', '#glowup'],
    ])
  })
})
