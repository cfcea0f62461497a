/**
 * How words bend, language by language, in folded spelling (see fold.ts: no accents, lower case).
 *
 * - `sets`: endings that take turns on one stem, "-" for none. "y ies / [^aeiou]$" holds where what is left matches the pattern behind the slash.
 * - `doubled`: endings before which the last consonant of the stem is doubled (run, running).
 * - `prefixes`: what may stand before a word without changing it (Arabic articles).
 * - `pairs`: forms no ending explains. `alone`: words that look bent and are not.
 */
export interface InflectionRules {
  readonly stemMin: number
  readonly sets: readonly string[]
  readonly doubled?: string
  readonly prefixes?: readonly string[]
  readonly pairs?: readonly string[]
  readonly alone?: string
}

const nordic = ['- en et er ene ar arna erna e n t s na', 'a an or orna', 'e er en et ene erne']

/** By ISO 639-1 code. */
export const inflectionRules: Readonly<Record<string, InflectionRules>> = {
  en: {
    stemMin: 3,
    sets: [
      '- s / (?:[^siuxzhy]|[^cs]h|[aeou]y)$',
      '- es / (?:[sxz]|ch|sh|o)$',
      'y ies ied ying / [^aeiou]$',
      'f ves / (?:l|ea|oa|r|el|al|ie)$',
      'fe ves / i$',
      '- ing ed s / (?:[^aeiousxzh]|[^cs]h|[aeo]y|[eo]w)$',
      '- ing ed / (?:[sxz]|ch|sh)$',
      'e ing ed es / [^aeiou]$',
    ],
    doubled: '- ing ed s',
    pairs: [
      'child children',
      'man men',
      'woman women',
      'person people persons',
      'foot feet',
      'tooth teeth',
      'mouse mice',
      'goose geese',
      'life lives',
      'wife wives',
      'menu menus',
      'emoji emojis',
      'taxi taxis',
      'bikini bikinis',
      'ski skis skiing',
      'movie movies',
      'cookie cookies',
      'hoodie hoodies',
      'selfie selfies',
      'vlog vlogs vlogging vlogger vloggers',
      'blog blogs blogging blogger bloggers',
      'travel travels traveling travelling traveled travelled',
      'jewelry jewellery',
      'color colour colors colours',
      'favorite favourite favorites favourites',
    ],
    alone:
      'always news series species lens canvas atlas christmas evening morning wedding bedding nothing something anything everything during ceiling darling ring king spring string wing thing things being train trains training hundred indeed sacred wicked naked bed red need feed seed speed hers ours yours theirs this his does goes was has',
  },
  es: {
    stemMin: 3,
    sets: [
      '- s / [aeiou]$',
      '- es / [rlndsjyx]$',
      'z ces',
      'o a os as',
      'or ora ores oras',
      'ar ando ado',
      'er iendo ido',
      'ir iendo ido',
    ],
    alone: 'lunes martes miercoles jueves viernes gracias ademas',
  },
  pt: {
    stemMin: 3,
    sets: [
      '- s / [aeiou]$',
      '- es / [rsz]$',
      'm ns',
      'al ais',
      'el eis',
      'ol ois',
      'il is',
      'ao oes aes aos',
      'o a os as',
      'or ora ores oras',
      'ar ando ado',
      'er endo ido',
      'ir indo ido',
    ],
    alone: 'obrigado obrigada depois',
  },
  fr: {
    stemMin: 3,
    sets: [
      '- s / [^sxz]$',
      '- x / (?:eau|eu|ou)$',
      'al aux',
      '- e es s / [^aeiousxz]$',
      'eur euse eurs euses',
      'if ive ifs ives',
      'eux euse euses',
      'er ant ez',
    ],
    alone: 'temps toujours jamais tres dans sans sous plus moins',
  },
  it: {
    stemMin: 3,
    sets: [
      'o a i e',
      'e i',
      'co ca chi che',
      'go ga ghi ghe',
      'io ia i ie',
      'are ando ato',
      'ere endo uto',
      'ire endo ito',
    ],
  },
  de: {
    stemMin: 3,
    sets: ['- e en n er ern es em s', '- in innen', 'e en er es em n', 'el eln ele', 'um en'],
    alone: 'kuchen aber oder immer wieder heute',
  },
  nl: { stemMin: 3, sets: ["- en s e 's", '- je jes tje tjes', 'f ven', 's zen', 'ie ies'] },
  sv: { stemMin: 3, sets: nordic },
  da: { stemMin: 3, sets: nordic },
  no: { stemMin: 3, sets: nordic },
  id: { stemMin: 4, sets: ['- nya ku'] },
  tr: { stemMin: 3, sets: ['- ler lar leri lari i u', '- li lu ci cu'] },
  pl: {
    stemMin: 3,
    sets: ['- y ow a u em om ami ach i ie', 'a y e o ie om ami ach', 'o a u em om ami ach', 'e a u em om ami ach'],
  },
  ru: {
    stemMin: 3,
    sets: [
      '- ы и ов а у ом е ам ами ах',
      'а ы и у е ои ои ам ами ах -',
      'я и ю е еи ям ями ях ь',
      'ь и я ю еи ем е ям ями ях',
      'ыи ая ое ые ого ому ым ых ои',
      'о а у ом е ам ами ах',
    ],
  },
  ar: { stemMin: 2, sets: ['- ات ين ون ان', 'ه ات', 'ي يه يات'], prefixes: ['ال', 'وال', 'بال', 'لل'] },
}
