import { mapTexts, typeset } from '../../../compute/print/typeset.js'
import { serve, type Moved } from '../../../compute/serve.js'
import type { LetterShown } from './letter-contract.js'
import type { LetterJob, ReportJob } from './printer.js'
import { unprintable } from './view-items.js'
import type { ReportView } from './view.js'
import { reportWords } from './words/index.js'
import type { ReportLanguage } from './words/words.js'

const toData = (view: ReportView, missingScripts: string[]): object => {
  const { words, limits } = view
  const { noFont } = reportWords[view.language as ReportLanguage]
  return {
    ...view,
    'level-key': view.levelKey,
    'timeline-svg': view.timelineSvg,
    'timeline-alt': view.timelineAlt,
    'categories-alt': view.categoriesAlt,
    'categories-svg': view.categoriesSvg,
    'items-note': view.itemsNote,
    'sign-off': view.signOff,
    'criteria-line': view.criteriaLine,
    limits: missingScripts.length === 0 ? limits : [...limits, noFont(missingScripts.join(', '))],
    words: {
      ...words,
      'of-100': words.of100,
      'none-flagged': words.noneFlagged,
      'no-decisions': words.noDecisions,
    },
  }
}

const printLetter = ({ letter, style }: LetterJob): Promise<Moved> => {
  const clean = mapTexts(letter, (text) => text.replace(unprintable, '')) as LetterShown
  return typeset(
    'screening-letter',
    { ...clean, style },
    ({ signed_by: signed, screening_id: reference, rights, ...rest }) => ({
      ...rest,
      signed,
      reference,
      rights: { ...rights, notice: rights.notice ?? '' },
    }),
  )
}

/** Prints a report. What no font here can write is said among the limits instead of being passed over. */
const print = ({ view, style }: ReportJob): Promise<Moved> =>
  typeset('screening-report', view, (printed, missing) => ({ ...toData(printed, missing), style }))

serve((job: ReportJob | LetterJob) => ('letter' in job ? printLetter(job) : print(job)))
