import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDisclosures } from './disclosure.js'

describe('disclosures are found with the words that disclose', () => {
  test.each([
    ['#ad new nails for the weekend', '#ad', null],
    ['Loving this mug ☕️ #Sponsored', '#Sponsored', null],
    ['AD | three ways to wear it', 'AD', null],
    ['Paid partnership with Lumevia. Honest review below', 'Paid partnership with', 'en'],
    ['this video is sponsored by Torquill', 'this video is sponsored by', 'en'],
    ['Anzeige: mein neuer Rucksack', 'Anzeige', 'de'],
    ['in bezahlter Kooperation mit Fixwell', 'in bezahlter Kooperation mit', 'de'],
    ['Me encanta #publi', '#publi', 'es'],
    ['En colaboración con Nestoria ✨', 'En colaboración con', 'es'],
    ['parceria paga com a Plinthe', 'parceria paga com', 'pt'],
    ['Collaboration commerciale avec Pellucca', 'Collaboration commerciale avec', 'fr'],
    ['skincare baru! #endorse', '#endorse', 'id'],
    ['شراكة مدفوعة مع لوميفيا', 'شراكة مدفوعة', 'ar'],
    ['【PR】新しいグラス', 'PR', 'ja'],
    ['毎朝これ。#広告', '#広告', 'ja'],
    ['Bezahlte Partnerschaft mit Lumevia', 'Bezahlte Partnerschaft mit', 'de'],
    ['Bezahlte Werbepartnerschaft mit Lumevia', 'Bezahlte Werbepartnerschaft mit', 'de'],
    ['Enthält bezahlte Werbung. Heute: Suppe', 'Enthält bezahlte Werbung', 'de'],
    ['Partenariat rémunéré avec Lumevia', 'Partenariat rémunéré avec', 'fr'],
    ['Inclut une communication commerciale', 'Inclut une communication commerciale', 'fr'],
    ['Colaboración pagada con Lumevia', 'Colaboración pagada con', 'es'],
    ['Asociación pagada con Lumevia', 'Asociación pagada con', 'es'],
    ['Partnership pubblicizzata con Lumevia', 'Partnership pubblicizzata con', 'it'],
    ['Include una promozione a pagamento', 'Include una promozione a pagamento', 'it'],
    ['Parceria paga com Lumevia', 'Parceria paga com', 'pt'],
    ['Inclui promoção paga', 'Inclui promoção paga', 'pt'],
    ['Betaald partnerschap met Lumevia', 'Betaald partnerschap met', 'nl'],
    ['Bevat betaalde promotie', 'Bevat betaalde promotie', 'nl'],
    ['Płatne partnerstwo z marką Lumevia', 'Płatne partnerstwo z marką', 'pl'],
    ['Nowy przepis #współpracareklamowa', '#współpracareklamowa', 'pl'],
    ['Lumevia ile ücretli ortaklık', 'ücretli ortaklık', 'tr'],
    ['Betalt partnerskap med Lumevia', 'Betalt partnerskap med', 'sv'],
    ['Includes paid promotion', 'Includes paid promotion', 'en'],
    ['Publicidad. Probando el nuevo té', 'Publicidad', 'es'],
    ['Werbung\nHeute gibt es Tee', 'Werbung', 'de'],
    ['*Anzeige* Mein Tee', 'Anzeige', 'de'],
    ['Publicité. Mon thé', 'Publicité', 'fr'],
    ['Advertisement: my tea', 'Advertisement', 'en'],
    ['My new tea (ad)', '(ad)', null],
    ['sponsored by Nobody’s Child, my favourite', 'sponsored by', 'en'],
    ['Sponsored by @lumevia. I did not expect this', 'Sponsored by', 'en'],
    ['Not my usual, but this video is sponsored by Lumevia', 'this video is sponsored by', 'en'],
    ['Thanks to @lumevia for sponsoring this one', 'Thanks to @lumevia for sponsoring this', 'en'],
  ])('%s', (text, words, language) => {
    const found = findDisclosures(text)
    expect(found.map((each) => [each.text, each.language])).toEqual([[words, language]])
  })
})

describe('ordinary words are not', () => {
  test.each([
    'my dad made this',
    'adding salt at the end',
    'The PR is merged, finally',
    '#adventure #adorable #prague',
    'Das ist keine Werbung für alle',
    'I went to the pub with friends',
    'un parque público',
    'this is not an ad, I bought it myself',
    'Unsere Partnerschaft mit der Schule läuft weiter',
    'Die bezahlte Rechnung liegt auf dem Tisch',
    'una asociación de vecinos con ganas',
    'onze samenwerking met de buren',
    'nasza współpraca z sąsiadami',
    'Werbung für meine Schule machen wir selten',
    'Publicidad engañosa es un problema',
    'Advertising is a hard job',
    'thanks to everybody for coming',
    'This tea is sponsored by absolutely nobody, I just love it',
    'This post is not sponsored by anyone, sadly.',
    'Sponsored by my own bank account',
    "It isn't sponsored by Lumevia",
    'Das Video ist nicht gesponsert von Lumevia',
    'gesponsert von niemandem',
    'Pas sponsorisé par la marque, promis',
    'No está patrocinado por nadie',
    'Non è sponsorizzato da nessuno',
    'Não é patrocinado por ninguém',
  ])('%s', (text) => {
    expect(findDisclosures(text)).toEqual([])
  })
})

test('spans cut exactly the words out of the text, whatever stands around them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const text = `${before} #anzeige ${after}`
      const found = findDisclosures(text)
      for (const { start, end, text: words } of found) expect(text.slice(start, end)).toBe(words)
      expect(found.some(({ text: words }) => words.startsWith('#anzeige'))).toBe(true)
    }),
  )
})
