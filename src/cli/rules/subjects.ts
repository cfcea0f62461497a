import { protectedCharacteristics } from '../../engine/risk/protected.js'
import { spamRules } from '../../engine/intent/spam.js'
import { riskCategories } from '../../engine/text/verdict.js'

/** How the entries of a subject are written: patterns over words, regular expressions, or nothing but words. */
export type EntryKind = 'pattern' | 'expression' | 'words'

/** What a file may say about a subject. */
export interface Subject {
  /** The sections it may have; null where their names are checked by who reads them, or are free. */
  sections: readonly string[] | null
  /** The kind of the entries, by section where it is not the same in all. */
  kind: EntryKind | Readonly<Record<string, EntryKind>>
}

const words = (...sections: string[]): Subject => ({ sections, kind: 'words' })

/** Every subject that something reads, by the name of its files. */
export const subjects: Readonly<Record<string, Subject>> = {
  ...Object.fromEntries(riskCategories.map((category) => [category, { sections: null, kind: 'pattern' } as const])),
  idioms: { sections: null, kind: 'pattern' },
  contexts: { sections: null, kind: 'pattern' },
  subjects: { sections: null, kind: 'pattern' },
  cues: { sections: null, kind: 'pattern' },
  classes: { sections: null, kind: 'words' },
  negation: {
    sections: ['negators', 'not-negators', 'denials'],
    kind: { negators: 'words', 'not-negators': 'words', denials: 'expression' },
  },
  misspellings: words('words', 'other-words', 'spellings'),
  persons: words('words'),
  groups: words('colours', 'things'),
  'small-words': words('words'),
  particles: words('words'),
  'emoji-verbs': words('verb', 'leads', 'objects'),
  brands: words(
    'everyday-words',
    'lost-words',
    'spellings',
    'doubtful-spellings',
    'exact-spellings',
    'placed-spellings',
    'before-shops',
    'trade-before',
    'trade-behind',
    'surely-before',
    'surely-behind',
    'sold',
    'against',
    'nouns-are-capital',
    'sure-endings',
    'endings',
    'before',
    'around',
  ),
  intent: { sections: null, kind: 'expression' },
  spam: { sections: spamRules, kind: 'expression' },
  disclosure: {
    sections: ['tags', 'phrases', 'denials', 'openers', 'affiliate', 'codes', 'codes-behind', 'unpaid-tags'],
    kind: {
      tags: 'words',
      phrases: 'expression',
      denials: 'expression',
      openers: 'words',
      affiliate: 'expression',
      codes: 'expression',
      'codes-behind': 'expression',
      'unpaid-tags': 'words',
    },
  },
  protected: { sections: [...protectedCharacteristics, 'everyday', 'harmless'], kind: 'expression' },
  'stop-words': words('words', 'addresses'),
  compounds: words('words'),
  questions: words('openers'),
  'product-words': words('words'),
  aspects: { sections: null, kind: 'words' },
  interests: { sections: null, kind: 'words' },
  professions: {
    sections: ['seniority', 'function', 'industries'],
    kind: { seniority: 'expression', function: 'expression', industries: 'words' },
  },
  names: words(
    'titles',
    'company-forms',
    'women',
    'short-names',
    'handle-particles',
    'handle-openings',
    'handle-endings',
  ),
  entities: words(
    ...[
      'titles',
      'titles-after',
      'organisation-ends',
      'organisation-begins',
      'not-names',
      'before-places',
      'not-given-names',
      'organisations',
      'after-places',
    ],
    ...['surnames', 'given-names', 'particles', 'joints', 'ands'],
  ),
  pronouns: { sections: ['female', 'male', 'other'], kind: 'expression' },
  stated: { sections: ['born', 'age', 'lives', 'place', 'no', 'flag', 'profession'], kind: 'expression' },
  'stated-gender': { sections: ['female', 'male', 'role', 'unless'], kind: 'expression' },
  contacts: {
    sections: ['label', 'roles', 'disposable'],
    kind: { label: 'expression', roles: 'words', disposable: 'words' },
  },
  places: words('common-words', 'home-words', 'origin-words', 'words-after'),
  languages: { sections: null, kind: 'words' },
}

export const kindOf = ({ kind }: Subject, section: string): EntryKind =>
  typeof kind === 'string' ? kind : (kind[section] ?? 'words')
