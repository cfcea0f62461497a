import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue, faultsOf, rawTexts, sentences, translated } from '../scripts/messages.mjs'
import { said } from '../web/language/said.js'
import { chooseLanguage } from '../web/language/choose.js'
import { speak, t, within, word } from '../web/language/t.js'

const advice = `Every text of the console is looked up: t('Text in English', { values }) from web/language/t.ts, or rich(…) where a value
is an element. Write its German, French and Spanish into web/language/de.json, fr.json and es.json; where it depends on a number, give
"one" and "other" there and in en.json. \`npm run messages\` sorts the files and lists what is left.`

const filesIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => kind.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** All that the service may say, with sentences that are written over several lines joined. */
const written = (): string =>
  [...filesIn('src', /(?<!test)\.ts$/), ...filesIn('assets/sources', /json$/), ...filesIn('assets/connect', /json$/)]
    .join('\n')
    .replaceAll(/' \+\s+'/g, '')

describe('the languages of the console', () => {
  test('no page writes a text itself', () => {
    expect(rawTexts(), advice).toEqual([])
  })

  test.each(translated)('%s has every text, with the same values in it, and nothing that nobody shows', (language) => {
    expect(faultsOf(language), advice).toEqual([])
  })

  test('a catalogue with a missing, a needless and an unfitting text is found out', () => {
    expect(
      faultsOf('de', { 'Sign out': 'Ab {wo}', 'No such text': 'x', '{count} creators': '{count} Creator' }),
    ).toEqual(
      expect.arrayContaining([
        'web/language/de.json has "No such text", which nobody shows: npm run messages',
        'web/language/de.json: "Ab {wo}" does not fit "Sign out"',
        'web/language/de.json: "{count} creators" has forms in en.json; give it "one" and "other"',
        'web/language/de.json lacks "Sign in" of shell/sign-in.tsx: translate it',
      ]),
    )
  })

  test('every sentence of the service that is translated is one that the service still writes', () => {
    const text = written()
    // What depends on a number or a condition is put together where it is written: three words in a row are found in any case.
    const runs = (part: string): string[] => {
      const words = part.trim().split(' ')
      return words.length < 4
        ? [part.trim()]
        : words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '))
    }
    const unknown = sentences().filter((sentence) => {
      const parts = sentence.split(/\{\w+\}/).filter((part) => /\p{L}{3}/u.test(part))
      return parts.length > 0 && !parts.flatMap(runs).some((run) => text.includes(run))
    })
    expect(unknown).toEqual([])
  })

  test('a sentence of the service is shown in the language of the console, with what it names', () => {
    const price = 'No price for story contents: only 2 are known, 3 are needed.'
    expect(said(price)).toBe(price)
    speak('de', catalogue('de'))
    expect(said(price)).toBe('Kein Preis für Beiträge der Art Story: nur 2 sind bekannt, 3 sind nötig.')
    expect(said('Facebook gives no followers.')).toBe('Facebook gibt nichts zu Followern an.')
    expect(said('1204 of 2,100 authors show intent; at least 17.1 % with 95 % certainty')).toBe(
      '1.204 von 2.100 Autoren zeigen Kaufabsicht; mit 95 % Sicherheit mindestens 17,1 %',
    )
    expect(said('@high has the lowest price, but the bounds of the next one reach as far.')).toBe(
      '@high hat den niedrigsten Preis, aber die Grenzen des nächsten reichen ebenso weit.',
    )
    expect(said('There is no such list. Check the id and that it belongs to this account.')).toBe(
      'Nicht vorhanden: Liste. Prüfen Sie die ID und ob sie zu diesem Konto gehört.',
    )
    expect(said('Based on little data: only 3 contents could be read; no audience could be read.')).toBe(
      'Beruht auf wenigen Daten: nur 3 Beiträge konnten gelesen werden; es konnte kein Publikum gelesen werden.',
    )
    expect(said('Check the id. A sentence that nobody knows.')).toBe('Check the id. A sentence that nobody knows.')
    expect(said('A sentence that nobody knows.')).toBe('A sentence that nobody knows.')
    speak('en', {})
  })

  test('the choice somebody made counts before the browser, and English is for everybody else', () => {
    expect(chooseLanguage('fr', ['de-AT', 'en'])).toBe('fr')
    expect(chooseLanguage(null, ['pt-BR', 'de-AT', 'en'])).toBe('de')
    expect(chooseLanguage('xx', ['ja'])).toBe('en')
  })

  test('numbers, plurals and words follow the language', () => {
    expect(t('{count} creators', { count: 1 })).toBe('1 creator')
    expect(t('{count} creators', { count: 1234 })).toBe('1,234 creators')
    expect(t('{name}: not known', { name: 'Peru' })).toBe('Peru: not known')
    expect(t('Found: “{found}”.', { found: null })).toBe('Found: “–”.')
    expect(word('in_progress')).toBe('In progress')
    expect(within('Followers')).toBe('followers')
    speak('de', { '{count} creators': { one: '{count} Person', other: '{count} Personen' }, 'In progress': 'Läuft' })
    expect(t('{count} creators', { count: 1 })).toBe('1 Person')
    expect(t('{count} creators', { count: 1234 })).toBe('1.234 Personen')
    expect(word('in_progress')).toBe('Läuft')
    expect(within('Follower')).toBe('Follower')
    speak('en', {})
    expect(word('never_heard_of')).toBe('Never heard of')
  })
})
