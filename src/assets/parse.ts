import { parseHeader } from './header.js'
import { RuleError, type Example, type Place, type RuleFile, type Section } from './section.js'

interface Open extends Section {
  entries: string[]
  lines: number[]
  examples: Example[]
}

const definitionPattern = /^([a-z][a-z0-9-]*)\s*=\s*(\S.*)$/
const usePattern = /\{([a-z][a-z0-9-]*)\}/g
const isHeader = (line: string): boolean => line.startsWith('[') && line.endsWith(']') && !line.includes('|')

/** The name of the section that holds definitions: `weekend = saturday|sunday`, used as `{weekend}`. */
const definitionsName = 'define'

/**
 * Reads a file of rules. docs/rules.md describes the grammar: `[headers]`, an entry a line, `#` comments, `+` and `-` examples, `\` before
 * an entry that looks like one of these.
 */
export const parseRules = (text: string, language: string, path: string): RuleFile => {
  const sections: Open[] = []
  const definitions = new Map<string, string>()
  const defined: { value: string; line: number }[] = []
  text.split('\n').forEach((written, index) => {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) return
    const place: Place = { path, line: index + 1, column: written.length - written.trimStart().length + 1 }
    if (isHeader(line)) {
      sections.push({ ...parseHeader(line, place), entries: [], lines: [], examples: [] })
      return
    }
    const section = sections.at(-1)
    if (section === undefined)
      throw new RuleError(place, 'an entry before any section. Write a header such as [words] above it.')
    if (section.name === definitionsName) defined.push(define(line, place, definitions))
    else take(line, place, section, definitions)
  })
  return { language, path, sections: sections.filter(({ name }) => name !== definitionsName), definitions: defined }
}

/** A line that begins with | adds to the definition above it: long lists have an entry a line. */
const continueLast = (line: string, place: Place, definitions: Map<string, string>): string => {
  const [name, value] = [...definitions].at(-1) ?? []
  if (name === undefined || value === undefined)
    throw new RuleError(place, 'nothing is defined above this line. Write it as: name = value.')
  const more = `|${line.slice(1).trim()}`
  definitions.set(name, `${value}${more}`)
  return more
}

const define = (line: string, place: Place, definitions: Map<string, string>): { value: string; line: number } => {
  if (line.startsWith('|')) return { value: continueLast(line, place, definitions), line: place.line }
  const [, name, value] = definitionPattern.exec(line) ?? []
  if (name === undefined || value === undefined)
    throw new RuleError(place, 'not a definition. Write it as: name = value, the name in lower case.')
  if (definitions.has(name))
    throw new RuleError(place, `"${name}" is defined twice in this file. Give one of them another name.`)
  definitions.set(name, fill(value, place, definitions))
  return { value, line: place.line }
}

const take = (line: string, place: Place, section: Open, definitions: ReadonlyMap<string, string>): void => {
  const isMatch = line.startsWith('+ ')
  if (isMatch || line.startsWith('- ')) {
    section.examples.push({ text: line.slice(2).trim(), isMatch, line: place.line })
    return
  }
  const entry = /^\\[#[+\-\\]/.test(line) ? line.slice(1) : line
  section.entries.push(definitions.size === 0 ? entry : fill(entry, place, definitions))
  section.lines.push(place.line)
}

/** A file without definitions may use braces as it likes. */
const fill = (entry: string, place: Place, definitions: ReadonlyMap<string, string>): string =>
  entry.replace(usePattern, (use, name: string, at: number) => {
    const value = definitions.get(name)
    if (value === undefined)
      throw new RuleError(
        { ...place, column: place.column + at },
        `${use} is not defined above this line. Define it under [${definitionsName}] at the top of the file: ${name} = …`,
      )
    return value
  })
