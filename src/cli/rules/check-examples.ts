import { anyLanguage, RuleError, type RuleFile, type Section } from '../../assets/index.js'
import { findFired, type Fired } from './fired.js'

/** Whether a rule is of a section: the section's own line, or one of its entries. */
const isOf = ({ path, line }: Fired, file: RuleFile, section: Section): boolean =>
  path === file.path && (line === section.line || section.lines.includes(line))

/** The examples of a file that do not hold: `+` must be found by the section they stand in, `-` must not. */
export const checkExamples = (file: RuleFile): RuleError[] =>
  file.sections.flatMap((section) =>
    section.examples.flatMap(({ text, isMatch, line }) => {
      const fired = findFired(text, file.language === anyLanguage ? null : file.language)
      const found = fired.find((each) => isOf(each, file, section))
      if ((found !== undefined) === isMatch) return []
      const problem =
        found === undefined
          ? `the section [${section.name}] finds nothing in this example. Change an entry of the section, or the example.`
          : `the section [${section.name}] finds "${found.text}" in this example and must not. Make the entry in line ${found.line} narrower.`
      return [new RuleError({ path: file.path, line, column: 1 }, problem)]
    }),
  )
