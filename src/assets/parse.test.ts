import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashFolder } from './files.js'
import { parseRules } from './parse.js'

const parse = (text: string) => parseRules(text, 'en', 'assets/rules/en/trial.rules')

test('a file is sections of entries; comments and empty lines are skipped', () => {
  const { sections } = parse(`
    # What this file is about.
    [sure name="attack on a group" by=rule hidden]
    one two

    # Why this one is here.
    three|four
    [fair]
    five
  `)
  expect(sections).toEqual([
    {
      name: 'sure',
      words: ['hidden'],
      options: { name: 'attack on a group', by: 'rule' },
      line: 3,
      entries: ['one two', 'three|four'],
      lines: [4, 7],
      examples: [],
    },
    { name: 'fair', words: [], options: {}, line: 8, entries: ['five'], lines: [9], examples: [] },
  ])
})

test('examples belong to the section they stand in', () => {
  const [section] = parse('[sure]\nkill~ you\n+ I will kill you\n- this kills time').sections
  expect(section?.entries).toEqual(['kill~ you'])
  expect(section?.examples).toEqual([
    { text: 'I will kill you', isMatch: true, line: 3 },
    { text: 'this kills time', isMatch: false, line: 4 },
  ])
})

test('a definition is filled in wherever it is named', () => {
  const [section] = parse('[define]\nday = monday|friday\n[sure]\non {day}\n').sections
  expect(section?.entries).toEqual(['on monday|friday'])
})

test('without definitions braces mean nothing', () => {
  expect(parse('[days]\non {day}').sections[0]?.entries).toEqual(['on {day}'])
})

test('a backslash makes an entry of what looks like something else', () => {
  const entries = ['#ana', '+ more', '- less', '[late]', '\\#']
  expect(parse(`[sure]\n${entries.map((entry) => `\\${entry}`).join('\n')}`).sections[0]?.entries).toEqual(entries)
})

test('a long definition has an alternative a line', () => {
  const [section] = parse('[define]\nday = monday\n| friday\n| saturday\n[sure]\non {day}\n').sections
  expect(section?.entries).toEqual(['on monday|friday|saturday'])
})

test('what begins with a bracket and offers a choice is an entry', () => {
  expect(parse('[sure]\n[one|two]\n[週月]日').sections[0]?.entries).toEqual(['[one|two]', '[週月]日'])
})

test.each([
  ['word', 'trial.rules:1:1: an entry before any section. Write a header'],
  ['[sure]\n  [bad header=]', 'trial.rules:2:8: this header cannot be read here.'],
  ['[sure name="open]', 'trial.rules:1:7: this header cannot be read here.'],
  ['[]', 'trial.rules:1:1: a header without a name. Write [name].'],
  ['[define]\nDay: monday', 'trial.rules:2:1: not a definition. Write it as: name = value'],
  ['[define]\na = b\na = c', 'trial.rules:3:1: "a" is defined twice in this file.'],
  ['[define]\n| b', 'trial.rules:2:1: nothing is defined above this line. Write it as: name = value.'],
  ['[define]\na = b\n[sure]\n  on {day}', 'trial.rules:4:6: {day} is not defined above this line.'],
])('a mistake is told with its place and what to do: %j', (text, message) => {
  expect(() => parse(text)).toThrow(`assets/rules/en/${message}`)
})

test('any text is read or refused with a place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      try {
        const { sections } = parse(text)
        for (const { entries, lines } of sections) expect(lines.length).toBe(entries.length)
      } catch (error) {
        expect(String(error)).toMatch(/^RuleError: assets\/rules\/en\/trial\.rules:\d+:\d+: /)
      }
    }),
  )
})

test('the hash of a folder changes with every byte of its rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-rules-'))
  const write = (name: string, text: string): void => {
    mkdirSync(join(folder, 'en'), { recursive: true })
    writeFileSync(join(folder, 'en', name), text)
  }
  write('hate.rules', '[sure]\none\n')
  const before = hashFolder(folder)
  write('notes.txt', 'not a rule')
  expect(hashFolder(folder)).toBe(before)
  write('hate.rules', '[sure]\ntwo\n')
  expect(hashFolder(folder)).not.toBe(before)
})
