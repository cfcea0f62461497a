import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSpam } from './spam.js'

describe('habits of spam', () => {
  test.each([
    ['follow_for_follow', 'F4F anyone? I am quick'],
    ['follow_for_follow', 'Follow me and I follow you 🙏'],
    ['follow_for_follow', 'sígueme que te sigo'],
    ['follow_for_follow', 'me segue que eu sigo 🔥'],
    ['follow_for_follow', 'abonnez-vous et je te suis'],
    ['follow_for_follow', 'Folge mir, folge dir zurück'],
    ['follow_for_follow', 'تابعني واتابعك'],
    ['follow_for_follow', '相互フォローお願いします'],
    ['money_from_home', 'I make 900 a day from home, telegram me'],
    ['money_from_home', 'Gana 300 al día desde tu casa, escríbeme'],
    ['money_from_home', 'Ganhe 2.000 por semana sem sair de casa 💸'],
    ['money_from_home', 'Verdiene 500 pro Woche von zu Hause'],
    ['money_from_home', 'hasilkan 2juta per minggu dari rumah'],
    ['trader', 'I invested 500 with Mrs Bell and received 4000, thank you!'],
    ['trader', 'Best crypto mentor, whatsapp +1 555 0100'],
    ['prize', 'Congratulations! You won, claim at prize.example/win'],
    ['prize', '当選おめでとうございます https://prize.example'],
    ['visit_profile', 'so nice!! visit my profile babe'],
    ['visit_profile', 'mampir ke akun aku ya'],
    ['paid_promotion', 'Promote it on @bigpage.example'],
  ] as const)('%s: %s', (rule, text) => {
    expect(findSpam(text)?.rule).toBe(rule)
  })

  test.each([
    'link??',
    'price please',
    'I follow your advice every day and it works',
    'Where can I buy this? I checked your page already',
    'I make this every week at home, so good',
    'We won 3 to 1 yesterday!',
    'Bitcoin is down again',
    'gana el mejor equipo esta semana',
    'Ich verdiene das nicht 😂',
    'Congratulations on the baby!',
    'フォローしました、かわいい',
    'تابعت الحلقة كلها',
  ])('%s is none', (text) => {
    expect(findSpam(text)).toBeNull()
  })

  test('what is shown stands in the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
        const found = findSpam(text)
        return found === null || text.slice(found.start, found.end) === found.text
      }),
    )
  })
})
