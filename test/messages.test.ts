import { describe, expect, test } from 'vitest'
import { faultsOf, rawTexts, translated } from '../scripts/messages.mjs'
import { chooseLanguage } from '../web/language/choose.js'
import { speak, t, within, word } from '../web/language/t.js'

const advice = `Every text of the console is looked up: t('Text in English', { values }) from web/language/t.ts, or rich(…) where a value
is an element. Write its German, French and Spanish into web/language/de.json, fr.json and es.json; where it depends on a number, give
"one" and "other" there and in en.json. \`npm run messages\` sorts the files and lists what is left.`

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
