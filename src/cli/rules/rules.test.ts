import { expect, test } from 'vitest'
import { parseRules } from '../../assets/parse.js'
import { checkAll, checkFiles } from './check.js'
import { findFired } from './fired.js'
import { runRules } from './index.js'

const fileOf = (subject: string, text: string, language = 'en') =>
  [subject, parseRules(text, language, `assets/rules/${language}/${subject}.rules`)] as const

const check = (...files: ReturnType<typeof fileOf>[]): string[] => checkFiles(files).map(({ message }) => message)

test('every file is right, and every example in it holds', () => {
  const { files, examples, wrong } = checkAll()
  expect(wrong.map(({ message }) => message)).toEqual([])
  expect(files).toBeGreaterThan(300)
  expect(examples).toBeGreaterThan(50)
})

test.each([
  ['hate', '[certain]\nword', 'hate.rules:1:1: "certain" is no level. Use one of: sure, strong, fair, weak, hint.'],
  ['hate', '[sure by=guess]\nword', 'hate.rules:1:1: "guess" is no basis. Use one of: lexicon, rule.'],
  ['hate', '[sure]\none ||two', 'hate.rules:2:5: an empty word in "||two".'],
  ['hate', '[sure]\none ..9 two', 'hate.rules:2:5: "..9" is no gap. Write ..1 to ..5'],
  ['hate', '[sure]\n..2 two', 'hate.rules:2:1: a pattern begins with a word or a class'],
  ['hate', '[sure]\nhit <persons>', 'hate.rules:2:5: there is no class <persons>.'],
  ['hate', '[sure]\nhit <person>|them', 'hate.rules:2:5: "<person>|them" mixes words with a class.'],
  ['idioms', '[idiom clears=rage]\nword', 'idioms.rules:1:1: "rage" is no category of risk.'],
  ['contexts', '[kitchen]\nword', 'contexts.rules:1:1: "kitchen" is no context.'],
  ['intent', '[wants]\nword', 'intent.rules:1:1: a rule without a name.'],
  ['intent', '[wants it]\nword', 'intent.rules:1:1: a rule says how sure it makes us. Add confidence=0.9'],
  ['intent', '[wants it confidence=0.9]\n(one|two', 'intent.rules:2:1: not a regular expression: Unterminated group.'],
  ['spam', '[prizes]\nword', 'spam.rules:1:2: "prizes" is no section of this file. Use one of:'],
  ['spam', '[prize]\n[one', 'spam.rules:2:1: not a regular expression:'],
])('a mistake in %s is told with its place and what to do: %j', (subject, text, message) => {
  expect(check(fileOf(subject, text))[0]).toContain(`assets/rules/en/${message}`)
})

test.each([
  ['AK-47 rifle', 'weapons.rules:2:1: "AK-47" can never be found here: in a text it is read as "ak + 47".'],
  ["knock 'em dead", 'weapons.rules:2:1: "\'em" can never be found here: in a text it is read as "em".'],
  ['hinter den?|das gefängnis', 'weapons.rules:2:1: "den?" can never be found here: in a text it is read as "den".'],
  ['heavily|agora|$ armed', 'weapons.rules:2:1: "$" can never be found here: in a text it is read as "".'],
  ['dying of laughter|laughter', 'weapons.rules:2:10: "laughter" is named twice in one alternation.'],
  ['wine and dine|and dine', 'weapons.rules:2:10: "dine" stands beside an alternation that names it too.'],
  ['shotgun+|rifle+\nrifle', 'weapons.rules:3:1: "shotgun+|rifle+" in line 2 finds all of this and says as much.'],
  [
    'gun for sale\n[weak]\ngun for ..2 sale\ngun for sale',
    'weapons.rules:5:1: "gun for sale" in line 2 finds all of this',
  ],
])('an entry that cannot do what it says is told: %j', (entries, message) => {
  expect(check(fileOf('weapons', `[sure]\n${entries}`))[0]).toContain(`assets/rules/en/${message}`)
})

test('a definition of phrases is told', () => {
  const written = '[define]\ndeed = shooting|knife attack\n| stabbing\n[sure]\nplan a {deed}'
  expect(check(fileOf('weapons', written))[0]).toContain(
    'weapons.rules:2:1: "knife attack" is one of several in a definition. Alternatives are single words',
  )
})

test.each([
  ['gun ..2 sale\ngun for free'],
  ['^ gun , bang\n, gun $\n, gun ,'],
  ['shoot~ <person>\nihate<group>\niloathe<group>'],
  ['[sure name="one"]\nrifle\n[sure name="two"]\nrifle'],
  ['[weak]\nrifle for sale\n[strong]\nrifle'],
  ["don't shoot\nl’arme"],
])('entries that find their own words are right: %j', (entries) => {
  expect(check(fileOf('weapons', entries.startsWith('[') ? entries : `[sure]\n${entries}`))).toEqual([])
})

test('an example that does not hold is told with its line', () => {
  const [found] = check(fileOf('spam', '[prize]\nword\n+ nothing of the kind'))
  expect(found).toContain('spam.rules:3:1: the section [prize] finds nothing in this example.')
})

test('a mistake in one file is told before the examples of others are tried with it', () => {
  const sound = fileOf('spam', '[prize]\nword\n+ nothing of the kind')
  const broken = fileOf('intent', '[wants it confidence=0.9]\n(one|two')
  expect(check(sound, broken)).toEqual([expect.stringContaining('intent.rules:2:1: not a regular expression')])
})

test('what is found is named with the line it is written in', () => {
  const fired = findFired('Was kostet das?', 'de')
  expect(fired).toContainEqual(
    expect.objectContaining({
      path: 'assets/rules/de/intent.rules',
      section: 'asks_price was_kostet',
      start: 0,
      end: 14,
    }),
  )
  expect(findFired('', null)).toEqual([])
})

test('the command shows what it found, and how it is used', () => {
  const lines: string[] = []
  const run = (...args: string[]): number => runRules(args, (line) => lines.push(line))
  expect(run('try', 'I will kill you', '--language', 'en')).toBe(0)
  expect(lines.join('\n')).toMatch(/2-15 +"will kill you" {2}assets\/rules\/en\/threat\.rules:\d+ {2}\[sure\]/)
  expect(run()).toBe(2)
  expect(lines.at(-1)).toContain('npm run rules -- check')
})
