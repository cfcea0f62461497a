import { RuleError, type Place, type Section } from './section.js'

const partPattern = /(?:([a-z][a-z-]*)=)?(?:"([^"]*)"|([^\s"=]+))(?=\s|$)\s*/y

type Header = Pick<Section, 'name' | 'words' | 'options' | 'line'>

/** Reads `[name word key=value key="some words"]`. */
export const parseHeader = (line: string, place: Place): Header => {
  const body = line.slice(1, -1)
  const words: string[] = []
  const options: Record<string, string> = {}
  partPattern.lastIndex = body.length - body.trimStart().length
  while (partPattern.lastIndex < body.length) {
    const from = partPattern.lastIndex
    const part = partPattern.exec(body)
    if (part === null)
      throw new RuleError(
        { ...place, column: place.column + 1 + from },
        'this header cannot be read here. Write [name], or [name word key=value key="some words"]; an entry that begins with [ gets a \\ in front.',
      )
    const [, key, quoted, bare = ''] = part
    if (key === undefined) words.push(quoted ?? bare)
    else options[key] = quoted ?? bare
  }
  const [name, ...rest] = words
  if (name === undefined) throw new RuleError(place, 'a header without a name. Write [name].')
  return { name, words: rest, options, line: place.line }
}
