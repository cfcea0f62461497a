import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findEmails } from './emails.js'
import { findAccounts, findInProfile, findInText, findUnlabelled } from './find-contacts.js'

describe('e-mail addresses', () => {
  test.each([
    ['mail: mira@mirafood.example', 'mira@mirafood.example', false],
    ['Mira@MiraFood.Example!', 'mira@mirafood.example', false],
    ['📩 mira at mirafood dot example', 'mira@mirafood.example', true],
    ['mira [at] mirafood [dot] example', 'mira@mirafood.example', true],
    ['mira(at)mirafood.example', 'mira@mirafood.example', true],
    ['mira AT mirafood DOT co DOT example', 'mira@mirafood.co.example', true],
    ['mira＠mirafood.example', 'mira@mirafood.example', false],
    ['first.last+collab@sub.host.example,', 'first.last+collab@sub.host.example', false],
  ])('%s', (text, value, obfuscated) => {
    expect(findEmails(text).map((found) => [found.value, found.obfuscated])).toEqual([[value, obfuscated]])
  })

  test.each([
    'find me at youtube.com',
    'see you at noon',
    '@mira and @noor',
    'meet me at the dot',
    'a@b',
    'v2.0@1.5',
    'version 1.2 at host',
  ])('nothing in: %s', (text) => expect(findEmails(text)).toEqual([]))

  test('whatever is around it, the place is where it stands', () => {
    const around = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.replace(/[\p{L}\p{N}@＠.!#$%&'*+/=?^_`{|}~-]/gu, ' '))
    fc.assert(
      fc.property(around, around, (before, after) => {
        const text = `${before} mira@mirafood.example ${after}`
        const [found] = findEmails(text)
        expect(found && text.slice(found.start, found.end)).toBe('mira@mirafood.example')
      }),
    )
  })

  test('hostile text takes no time', () => {
    for (const text of [
      'a@'.repeat(50_000),
      'a.'.repeat(50_000),
      'a at '.repeat(20_000),
      `${'a'.repeat(100_000)}@`,
      'x at y dot '.repeat(9000),
    ])
      expect(findEmails(text).length).toBeLessThan(50_000)
  })
})

describe('contacts', () => {
  const shown = (text: string, country: string | null = null) =>
    findInText(text, country).map(({ type, value, account, label }) => [type, account?.network ?? value, label])

  test('of a bio, each with its kind and label', () => {
    const bio =
      'mgmt: vela@talent-agency.example | IG: @vela.cooks | yt: @velacooks | linktr.ee/vela | wa.me/447700900123'
    expect(shown(bio)).toEqual([
      ['email', 'vela@talent-agency.example', 'management'],
      ['link_page', 'https://linktr.ee/vela', null],
      ['whatsapp', 'https://wa.me/447700900123', null],
      ['account', 'instagram', null],
      ['account', 'youtube', null],
    ])
  })

  test('a number needs its country', () => {
    expect(shown('☎️ 030 23125 123', 'DE')).toEqual([['phone', '+493023125123', null]])
    expect(shown('☎️ 030 23125 123')).toEqual([])
    expect(shown('booking +44 7700 900123')).toEqual([['phone', '+447700900123', 'management']])
  })

  test('an address of a profile is an account, another one a link', () => {
    expect(shown('https://www.tiktok.com/@vela.cooks and https://vela.example/shop')).toEqual([
      ['account', 'tiktok', null],
      ['link', 'https://vela.example/shop', null],
    ])
  })

  test('mailboxes of functions and for minutes are marked', () => {
    const [role, brief] = findInText('press@vela.example, vela@mailinator.com', null)
    expect([role?.role, role?.disposable, brief?.role, brief?.disposable]).toEqual([true, false, false, true])
  })

  test('any text gives contacts that stand in it, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { written } of findInText(text, 'FR')) expect(text).toContain(written)
      }),
    )
  })
})

test('without labels, and accounts alone: the same contacts in the same order', () => {
  const pieces = [
    ...[
      'press: mira@vela.example',
      '@mira',
      'ig: @mira.vela',
      'tiktok @mira_v',
      'twitter/@mira',
      'mira at vela dot com',
    ],
    ...[
      'https://www.instagram.com/mira.vela',
      'youtube.com/@miravela',
      'linktr.ee/mira',
      '+49 151 23456789',
      'music 🎧',
    ],
    ...['wa.me/4915123456789', 'instagram.com/p/abc', 'x.com/mira', 'https://vela.example/a?b=c'],
  ]
  const some = fc.array(fc.constantFrom(...pieces), { maxLength: 8 })
  fc.assert(
    fc.property(some, some, (said, links) => {
      const profile = { bio: said.join(' | '), links, place: null }
      const { bio, links: shown } = findInProfile(profile)
      const all = [...bio, ...shown]
      expect(findUnlabelled(profile)).toEqual(all.map((contact) => ({ ...contact, label: null })))
      expect(findAccounts(profile)).toEqual(all.filter(({ account }) => account !== null))
    }),
  )
})

test.each([
  ['Pro : contact arobase atelier-lune point fr', 'contact@atelier-lune.fr'],
  ['hola(arroba)casaverde.es', 'hola@casaverde.es'],
  ['info chiocciola bosco punto it', 'info@bosco.it'],
  ['kontakt [małpa] las [kropka] pl', 'kontakt@las.pl'],
])('an address that is spelled out in %s', (text, value) => {
  expect(findEmails(text).map((each) => each.value)).toEqual([value])
})
