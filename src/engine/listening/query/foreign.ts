import { foreignFields } from './foreign-fields.js'
import { QuerySyntaxError, type Place } from './syntax.js'

/** A form of another tool's query language: why it is not read as it stands, and what says the same here. */
export interface ForeignForm {
  /** Held against a whole word. */
  readonly pattern: RegExp
  readonly says: string
  /** Our form; null where there is none, empty where nothing needs to be said. */
  readonly use: (match: RegExpExecArray) => string | null
  /** Whether our form may find other texts than was meant. */
  readonly otherwise?: true
  /** Also refused in a search box, where nobody can have meant the words. */
  readonly unmistakable?: true
}

const upper = (match: RegExpExecArray): string => match[0].toUpperCase()

/** Brandwatch, Talkwalker, Meltwater, Lexis and Lucene write these. Never read as something else: refused, or translated. */
export const foreignForms: readonly ForeignForm[] = [
  {
    pattern: /^(?:and|or|not)$/u,
    says: 'Operators are upper case. Put the word into quotes to look for it.',
    use: upper,
  },
  { pattern: /^o?near(?:\/\d+f?)?$/u, says: 'Operators are upper case.', use: upper, unmistakable: true },
  { pattern: /^&&?$/u, says: 'AND is written out.', use: () => 'AND' },
  { pattern: /^\|\|?$/u, says: 'OR is written out.', use: () => 'OR' },
  { pattern: /^!(.+)$/u, says: 'NOT is written out, or as -.', use: ([, rest]) => `NOT ${rest}` },
  { pattern: /^(?:AND_?NOT|BUTNOT)$/u, says: 'NOT is a word of its own.', use: () => 'AND NOT', unmistakable: true },
  {
    pattern: /^\+\+$/u,
    says: 'Case is not indexed: the words are found in any case. Leave the ++ out.',
    use: () => '',
    otherwise: true,
  },
  { pattern: /^\+$/u, says: 'What stands side by side must all be there: leave the + out.', use: () => '' },
  { pattern: /^!$/u, says: 'NOT is written out, or as -.', use: () => 'NOT' },
  {
    pattern: /^\+\+(.+)$/u,
    says: 'Case is not indexed: the word is found in any case.',
    use: ([, word]) => word ?? null,
    otherwise: true,
  },
  {
    pattern: /^\+(.+)$/u,
    says: 'What stands side by side must all be there: leave the + out.',
    use: ([, rest]) => rest ?? null,
  },
  {
    pattern: /^[Ww]\/(\d+)$/u,
    says: 'W/n means any order in some tools and this order in others.',
    use: ([, words]) => `NEAR/${words}`,
    unmistakable: true,
  },
  {
    pattern: /^\/(\d+)$/u,
    says: 'Words near each other are NEAR, in this order ONEAR.',
    use: ([, words]) => `NEAR/${words}`,
  },
  {
    pattern: /^(?:PRE|pre|ADJ|adj)\/?(\d+)$/u,
    says: 'Words in this order are ONEAR.',
    use: ([, words]) => `ONEAR/${words}`,
    unmistakable: true,
  },
  {
    pattern: /^(?:SENTENCE|PARAGRAPH|SAME|(?:[Ww]?)\/[SsPp])$/u,
    says: 'Sentences and paragraphs are not indexed: say how many words apart.',
    use: ([form]) => (/^(?:SENTENCE|W?\/S)$/iu.test(form) ? 'NEAR/15' : 'NEAR/50'),
    otherwise: true,
  },
  {
    pattern: /^\{(.+)\}$/u,
    says: 'Case is not indexed: the word is found in any case.',
    use: ([, word]) => word ?? null,
    otherwise: true,
  },
  { pattern: /^XOR$/u, says: 'Either of two but not both is (a OR b) AND NOT (a AND b).', use: () => null },
  {
    pattern: /^ATLEAST\/?\d*$/iu,
    says: 'How often a word occurs is not searchable: leave this out.',
    use: () => null,
    unmistakable: true,
  },
  {
    pattern: /^(?:AROUND|WITHIN|ADJ)(?:\/(\d+))?$/u,
    says: 'Words near each other are NEAR, in this order ONEAR.',
    use: ([form, words]) => (form === 'ADJ' ? 'ONEAR/1' : words === undefined ? null : `NEAR/${words}`),
  },
  { pattern: /^\^[\d.]+$/u, says: 'Every mention counts the same: leave the weight out.', use: () => '' },
  {
    pattern: /^~[\d.]*$/u,
    says: 'A ~ stands right behind a phrase: "dew serum"~5. Groups of words near each other are (a OR b) NEAR/5 (c OR d).',
    use: () => null,
  },
  {
    pattern: /^(.+)\^[\d.]+$/u,
    says: 'Every mention counts the same: leave the weight out.',
    use: ([, word]) => word ?? null,
  },
  {
    pattern: /^([^~]+)~[\d.]*$/u,
    says: 'Words are not matched by their likeness: write the spellings with OR, or word*.',
    use: ([, word]) => word ?? null,
    otherwise: true,
  },
  { pattern: /^\/.+\/$/u, says: 'Regular expressions are not read: write the words.', use: () => null },
  {
    pattern: /^\$\w+$/u,
    says: 'A $ before a word is not indexed: put TSLA for $TSLA. Saved queries are asked for with query:.',
    use: ([name]) => `query:${name.slice(1)}`,
  },
  {
    pattern: /^(UND|ET|ODER|OU|NICHT|SAUF)$/u,
    says: 'Operators are AND, OR and NOT in every language. Put the word into quotes to look for it.',
    use: ([word]) => (/^(?:UND|ET)$/u.test(word) ? 'AND' : /^(?:ODER|OU)$/u.test(word) ? 'OR' : 'NOT'),
  },
  {
    pattern: /^(?:NOT_?|N)(?:O?NEAR|WITHIN|W)(?:\/\d+f?)?$/u,
    says: 'Words that do not stand near each other cannot be asked for. A phrase can be excluded: a AND NOT "a b".',
    use: () => null,
    unmistakable: true,
  },
  {
    pattern: /^(?:<(?:(O?NEAR(?:\/\d+)?|AND|OR|NOT)>)?|[^:<]*[^:<-]>$)/u,
    says: 'Operators stand alone, without < and >: a NEAR/5 b.',
    use: ([, operator]) => operator ?? null,
  },
  {
    pattern: /^(?:\[|[^:]*\]$)/u,
    says: 'Groups stand in ( ), phrases in quotes; [ ] is only for ranges: followers:[1000 TO 5000].',
    use: () => null,
  },
  {
    pattern: /^%(\d+)%$/u,
    says: 'Words near each other are NEAR, in this order ONEAR.',
    use: ([, words]) => `NEAR/${words}`,
    otherwise: true,
  },
  {
    pattern: /^['‘‚‹][\p{L}\p{N}][^'’‘›]*$/u,
    says: 'Phrases stand in double quotes: "dew serum".',
    use: () => null,
  },
  {
    pattern: /^([\p{L}\p{N}]{2,})!$/u,
    says: 'A ! behind a word means any ending in some tools, which is * here. Put a name with a ! into quotes.',
    use: ([, word]) => `${word}*`,
    otherwise: true,
  },
  {
    // An address may have a port: shop.example:8080.
    pattern: /^[A-Za-z_]\w*(?:\.\w+)+:(?!\/\/|\d+(?:\/|$)).+$/u,
    says: 'A field has a name of one word, such as followers: or site:. Put the whole into quotes to look for it as text.',
    use: () => null,
  },
  { pattern: /^\*:\*$/u, says: 'A query names something to look for.', use: () => null },
  {
    // A number such as 1,000 is one word.
    pattern: /^(?!\d+(?:,\d+)*$)[^,，、;；:]+(?:[,，、;；][^,，、;；:]+)*[,，、;；]?(?<=[,，、;；].*)$/u,
    says: 'A comma between words means OR in some tools and AND in others: write the one you mean.',
    use: ([list]) => {
      const words = list.split(/[,，、;；]/u).filter((word) => word !== '')
      return words.length < 2 ? `${words.join('')} OR` : `(${words.join(' OR ')})`
    },
    otherwise: true,
  },
  {
    pattern: /\\/u,
    says: 'Signs need no backslash here, and those around a word are not indexed.',
    use: ([word]) => `"${word.replaceAll(/\\(.)/gu, '$1')}"`,
    otherwise: true,
  },
  {
    pattern: /^([\p{L}\p{N}]{1,2}[+#]|[\p{L}\p{N}]+\+{2})[+#]*$/u,
    says: 'Signs behind a word are not indexed: C++ would find every C.',
    use: ([, word]) => word?.replace(/[+#]+$/u, '') ?? null,
    otherwise: true,
  },
]

export const findForeignForm = (word: string): { form: ForeignForm; match: RegExpExecArray } | undefined => {
  for (const form of foreignForms) {
    const match = form.pattern.exec(word)
    if (match !== null) return { form, match }
  }
  return undefined
}

/** Refuses a form of another tool and says which one does here. */
export const refuseForeign = (word: string, place: Place, typed: boolean): void => {
  const found = findForeignForm(word)
  if (found === undefined || (typed && found.form.unmistakable !== true)) return
  const use = found.form.use(found.match)
  throw new QuerySyntaxError(found.form.says, place, use === null || use === '' ? [] : [use])
}

/** Why a field of another tool is none here, and what to write instead. */
export const describeForeignField = (
  name: string,
  value: string,
): { says: string; use: string | null; otherwise: boolean } | undefined => {
  const field = foreignFields[name.toLowerCase()]
  return (
    field && {
      says: field.says,
      use: value === '' ? null : field.use(value),
      otherwise: field.otherwise?.(value) === true,
    }
  )
}
