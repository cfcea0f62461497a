import { describe, expect, test } from 'vitest'
import { isRelative, parseDate } from './dates.js'
import { dateLocales } from './month-names.js'

const read = (text: string): string | undefined => {
  const at = parseDate(text, { zone: 'UTC', order: 'dmy' })
  return at === undefined ? undefined : new Date(at).toISOString().slice(0, 16)
}

describe('dates as people write them', () => {
  test.each(dateLocales)('what the runtime writes in %s is read, whatever the month', (locale) => {
    const wrong: string[] = []
    for (const dateStyle of ['medium', 'long', 'full'] as const)
      for (let month = 0; month < 12; month++) {
        const at = Date.UTC(2026, month, 14 + month, 15, 20)
        const wanted = new Date(at).toISOString().slice(0, 16)
        const day = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(at)
        const time = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone: 'UTC' }).format(at)
        if (read(day)?.slice(0, 10) !== wanted.slice(0, 10)) wrong.push(`${day}: ${read(day) ?? 'not read'}`)
        if (read(time) !== wanted) wrong.push(`${time}: ${read(time) ?? 'not read'}`)
      }
    // Months that Croatian shortens as Polish does another are not read; lip, srp and lis.
    expect(wrong.filter((one) => !/\. (?:lip|srp|lis|listopada) .*not read$/.test(one))).toEqual([])
  })

  test.each([
    ['12. März 2026 um 15:20 Uhr', '2026-03-12T15:20'],
    ['1er avril 2026 à 9h05', '2026-04-01T09:05'],
    ['12 de marzo de 2026, 15:20 h', '2026-03-12T15:20'],
    ['12 marca 2026 r., godz. 15:20', '2026-03-12T15:20'],
    ['2026年3月12日 15時20分', '2026-03-12T15:20'],
    ['2026/3/13(金) 8:05', '2026-03-13T08:05'],
    ['令和8年3月12日', '2026-03-12T00:00'],
    ['民國115年3月12日', '2026-03-12T00:00'],
    ['2026年3月12日下午3:20', '2026-03-12T15:20'],
    ['2026년 3월 12일 오후 3:20', '2026-03-12T15:20'],
    ['2026. 3. 12.', '2026-03-12T00:00'],
    ['12 มี.ค. 2569', '2026-03-12T00:00'],
    ['12/03/2569', '2026-03-12T00:00'],
    ['۱۴۰۴/۱۲/۲۱', '2026-03-12T00:00'],
    ['1404/12/30', undefined],
    ['12 آذار 2026', '2026-03-12T00:00'],
    ['13 Maret 2026 08.05 WIB', '2026-03-13T01:05'],
    ['2026-Mar-12', '2026-03-12T00:00'],
    ['12 listopada 2026', '2026-11-12T00:00'],
    ['12. listopada 2026.', undefined],
    ['30 febrero 2026', undefined],
    ['best of March 12 2026', undefined],
    ['1447/09/23', undefined],
  ])('%s', (text, wanted) => {
    expect(read(text)).toBe(wanted)
  })

  test.each([
    '3 gün önce',
    'hace 2 días',
    'il y a 3 j',
    '3日前',
    '3일 전',
    '3天前',
    '2 ч. назад',
    '3 hari yang lalu',
    'منذ 3 أيام',
    'gestern',
    'vor 2 Tagen',
    '3 days ago',
    '11h',
  ])('%s is relative', (text) => {
    expect([read(text), isRelative(text)]).toEqual([undefined, true])
  })
})
