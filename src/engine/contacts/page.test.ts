import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailboxOf } from './emails.js'
import { findInPage } from './find-in-page.js'
import { readPage } from './page.js'

const linkPage = 'https://linktr.ee/vela'
const found = (html: string, url = linkPage) =>
  findInPage(html, url).map(
    ({ type, value, account }) => `${type} ${account === null ? '' : `${account.network} `}${value}`,
  )

test('a link page states mail, numbers, accounts, messengers and links', () => {
  expect(
    found(`<html><head><title>Vela</title><style>a@style.example</style></head><body>
      <script>var hidden = "spy@script.example"</script><!-- note@comment.example -->
      <a href="mailto:Vela@Vela.example?subject=Hi">Booking</a>
      <a href='tel:+44 7700 900123'>Call</a>
      <a href="https://www.tiktok.com/@velacooks">TikTok</a>
      <a href="https://wa.me/447700900123">Chat</a>
      <a href=https://shop.vela.example/>Shop</a>
      <a href="/login">Log in</a> <a href="javascript:alert(1)">x</a>
      <p>press [at] vela [dot] example</p></body></html>`),
  ).toEqual([
    'email vela@vela.example',
    'phone +447700900123',
    'account tiktok velacooks',
    'whatsapp https://wa.me/447700900123',
    'link https://shop.vela.example/',
    'email press@vela.example',
  ])
})

test('the words on a mail link say what it is for', () => {
  expect(findInPage('<a href="mailto:v@vela.example">Booking</a>', linkPage)[0]?.label).toBe('management')
})

test('addresses veiled by entities or by a proxy are found', () => {
  expect(found('<p>vela&#64;vela&period;example</p>')).toEqual(['email vela@vela.example'])
  const veiled = [0x5a, ...[...'vela@vela.example'].map((letter) => letter.charCodeAt(0) ^ 0x5a)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  for (const html of [
    `<span class="__cf_email__" data-cfemail="${veiled}">[email]</span>`,
    `<a href="/cdn-cgi/l/email-protection#${veiled}">mail</a>`,
  ])
    expect(findInPage(html, linkPage)).toMatchObject([{ type: 'email', value: 'vela@vela.example', obfuscated: true }])
})

test('structured data of the owner counts, and plain links only on link pages', () => {
  const html = `<script type="application/ld+json">{"@type":"Person","email":"mailto:v@vela.example","telephone":"+44 7700 900123",
    "sameAs":["https://www.instagram.com/vela.cooks/"]}</script><a href="https://other.example/">A friend</a>`
  expect(found(html, 'https://vela.example/')).toEqual([
    'email v@vela.example',
    'phone +447700900123',
    'account instagram vela.cooks',
  ])
  expect(found(html).at(0)).toBe('link https://other.example/')
})

test('whatever a page is made of, reading it ends, stays small and gives no address of a script', () => {
  const piece = fc.constantFrom(
    '<a href="',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<',
    '>',
    '"',
    '&#',
    '&#x110000;',
    'x@y.example',
    ' ',
    '<head>',
    'data-cfemail="zz"',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (parts) => {
      const page = readPage(parts.join(''))
      expect(page.text.length).toBeLessThanOrEqual(20_000 + parts.join('').length)
      expect(findInPage(parts.join(''), linkPage).length).toBeLessThanOrEqual(60)
    }),
    { numRuns: 200 },
  )
  expect(found('<script>a@b.example</script')).toEqual([])
})

test('a hostile page of any length is read to its end, and what it gives stays small', () => {
  const mail = '<p>vela@vela.example</p>'
  for (const unit of [
    '&#64',
    '<a>',
    '<b x=',
    'at ',
    'a.',
    '@',
    '+1 ',
    '<a href="x">',
    '<a href="',
    '</p>',
    'a at b dot ',
  ]) {
    const hostile = unit.repeat(500_000 / unit.length)
    expect([unit, found(mail + hostile)]).toEqual([unit, expect.arrayContaining(['email vela@vela.example'])])
    const page = readPage(hostile)
    expect([unit, page.text.length <= 20_000 + 500_000, page.links.length <= 200]).toEqual([unit, true, true])
  }
  // What is opened and never closed takes the rest of the page with it, and nothing before it.
  for (const unit of ['<script>', '<!--', '<svg>', '<noscript>'])
    expect([unit, found(`${mail}${unit.repeat(50_000)}<p>late@vela.example</p>`)]).toEqual([
      unit,
      ['email vela@vela.example'],
    ])
})

test('addresses of one mailbox are one', () => {
  expect(['V.e.la+news@GoogleMail.com', 'vela@gmail.com'].map(mailboxOf)).toEqual(['vela@gmail.com', 'vela@gmail.com'])
  expect(['v.ela+x@outlook.com', 'v.ela+x@vela.example', '+x@gmail.com'].map(mailboxOf)).toEqual([
    'v.ela@outlook.com',
    'v.ela+x@vela.example',
    '+x@gmail.com',
  ])
})
