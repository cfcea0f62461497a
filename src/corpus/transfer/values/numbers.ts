import { valueOfDigit } from '../../../engine/language/digits.js'
/** How a column writes its numbers. */
export interface NumberStyle {
  /** What stands before the fraction; the other one of . and , groups thousands. */
  decimal: '.' | ','
  /** For rates: what the number has to be divided by. */
  percent?: boolean
  /** 'Followers (millions)': what every number of the column is multiplied by. */
  times?: number
  /** 31.900 beside 48.2k: numbers without a word after them have no fraction, so that the sign groups their thousands. */
  grouped?: boolean
  /** What the letter B after a number stands for, where it is not billions. */
  letterB?: number
}

const suffixes: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  thousand: 1e3,
  mil: 1e3,
  mi: 1e6,
  m: 1e6,
  mn: 1e6,
  mm: 1e6,
  mio: 1e6,
  mln: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  g: 1e9,
  тыс: 1e3,
  тис: 1e3,
  tys: 1e3,
  rb: 1e3,
  ribu: 1e3,
  bin: 1e3,
  ألف: 1e3,
  млн: 1e6,
  jt: 1e6,
  juta: 1e6,
  milyon: 1e6,
  مليون: 1e6,
  млрд: 1e9,
  mrd: 1e9,
  md: 1e9,
  billion: 1e9,
  t: 1e12,
  lakh: 1e5,
  lac: 1e5,
  cr: 1e7,
  crore: 1e7,
  万: 1e4,
  w: 1e4,
  萬: 1e4,
  만: 1e4,
  千: 1e3,
  천: 1e3,
  億: 1e8,
  억: 1e8,
  亿: 1e8,
  mill: 1e6,
  milj: 1e6,
  millón: 1e6,
  millones: 1e6,
  milhão: 1e6,
  milhões: 1e6,
  milioni: 1e6,
  mille: 1e3,
  mila: 1e3,
  tis: 1e3,
  tisíc: 1e3,
  tusen: 1e3,
  tuhat: 1e3,
  ezer: 1e3,
  bini: 1e3,
  хил: 1e3,
  тысяч: 1e3,
  хиляди: 1e3,
  χιλ: 1e3,
  εκατ: 1e6,
  εκ: 1e6,
  nghìn: 1e3,
  ngàn: 1e3,
  n: 1e3,
  tr: 1e6,
  triệu: 1e6,
  พัน: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  ล้าน: 1e6,
  हज़ार: 1e3,
  हजार: 1e3,
  लाख: 1e5,
  करोड़: 1e7,
  হাজার: 1e3,
  লাখ: 1e5,
  الف: 1e3,
  آلاف: 1e3,
  هزار: 1e3,
  میلیون: 1e6,
  אלף: 1e3,
  מיליון: 1e6,
  lakhs: 1e5,
  crores: 1e7,
}

const shape = /^([+-]?)([\d.,'’\s\u066b]*\d[.,]?)(e[+-]?\d{1,3})?\s*((?:\p{L}\p{M}*){0,8})\.?\s*(%?)\+?$/iu
const space = /[\s\u00a0\u2007\u2009\u202f]/gu
const plain = /^\d{1,15}$/
const foreign = /(?![0-9])[\p{Nd}\u066a-\u066c\uff05\uff0c\uff0e]/u
/** Digits and signs of other scripts as those of ours. The Arabic signs for thousands and fractions mean one thing only. */
export const toPlainDigits = (text: string): string =>
  foreign.test(text)
    ? text
        .replace(/(?![0-9])\p{Nd}/gu, valueOfDigit)
        .replace(/[\u066a\uff05]/gu, '%')
        .replace(/\u066c/gu, '’')
        .replace(/\uff0c/gu, ',')
        .replace(/\uff0e/gu, '.')
    : text

/** '12.4K followers', '1,234人': what was counted, after how many. */
const countedThings =
  /(?<=[\d\p{L}.])\s*(?:\s(?:followers?|subscribers?|subs|fans|following|posts?|videos?|likes?|views?|plays|comments?|abonnés|abonnenten|beiträge|seguidores|suscriptores|publicaciones|inscritos|takipçi|подписчик\p{L}*)|フォロワー|人|名|명|回|件|個|次|个|條|条|회|개|건|분)$/iu

interface Parts {
  sign: number
  body: string
  exponent: string
  factor: number
  percent: boolean
}

const toParts = (text: string): Parts | undefined => {
  const match = shape.exec(
    toPlainDigits(text)
      .trim()
      .replace(space, ' ')
      .replace(/^[~≈<>≤≥]\s*/, '')
      .replace(countedThings, '')
      .replace(/^%\s*(.*\d)$/u, '$1%'),
  )
  if (match === null) return undefined
  const [, sign, body = '', exponent = '', word = '', percent] = match
  const factor = word === '' ? 1 : suffixes[word.toLowerCase().normalize('NFC')]
  if (factor === undefined) return undefined
  return { sign: sign === '-' ? -1 : 1, body: body.trim(), exponent, factor, percent: percent === '%' }
}

/** Digits grouped by threes (or, as in India, by twos before the last three), or not at all. */
const grouped = (separators: string): RegExp =>
  new RegExp(`^\\d{1,3}(?:[${separators}]\\d{2,3})*[${separators}]\\d{3}$|^\\d*$`)
const groups = { '.': grouped(", '’"), ',': grouped(". '’") } as const

/** 3,4 Mio. beside 1.2 mil: before a word or a percent sign, one or two digits after a sign are a fraction, however the column writes its numbers. */
const fractionSign = ({ body, factor, percent }: Parts, decimal: '.' | ','): string =>
  (factor !== 1 || percent) && /^\d{1,3}[.,]\d{1,2}$/.test(body) ? (body.includes('.') ? '.' : ',') : decimal

/** 12万3千, 1億2000万, 1만 2천: a number for each unit, from large to small, and what is left. */
const compound =
  /^(?:\d[\d,]*(?:\.\d+)?\s*[億亿억萬万만千천]\s*){1,4}\d[\d,]*$|^(?:\d[\d,]*(?:\.\d+)?\s*[億亿억萬万만千천]\s*){2,4}$/u
const compoundPart = /(\d[\d,]*(?:\.\d+)?)\s*([億亿억萬万만千천]?)/gu
const parseCompound = (text: string): number | undefined => {
  const bare = toPlainDigits(text).trim().replace(countedThings, '')
  if (!compound.test(bare)) return undefined
  const parts = [...bare.matchAll(compoundPart)].map(([, digits = '', unit = '']) => ({
    value: Number(digits.replaceAll(',', '')),
    unit: unit === '' ? 1 : (suffixes[unit] ?? 1),
  }))
  // 3千12万 is a slip of somebody.
  const falls = parts.every(({ value, unit }, i) => i === 0 || value * unit < (parts[i - 1]?.unit ?? 0))
  return falls ? parts.reduce((sum, { value, unit }) => sum + Math.round(value * unit), 0) : undefined
}

/** A number as the column writes it; undefined where it is none. */
export const parseNumber = (text: string, style: NumberStyle): number | undefined => {
  const { decimal, percent = false, times = 1, grouped: isGrouped = false } = style
  if (plain.test(text)) return percent ? Number(text) / 100 : Number(text) * times
  const parts = toParts(text)
  if (parts === undefined) return percent ? undefined : parseCompound(text)
  const { sign, body, exponent } = parts
  const factor = style.letterB !== undefined && /\d\s*b\.?\s*\+?$/iu.test(text) ? style.letterB : parts.factor
  if (isGrouped && factor === 1 && exponent === '' && isOpen(body, decimal))
    return sign * Number(body.replace(/\D/g, ''))
  const sure = body.includes('\u066b') ? '\u066b' : fractionSign(parts, decimal)
  const at = body.lastIndexOf(sure)
  const [whole, fraction] = at === -1 ? [body, ''] : [body.slice(0, at), body.slice(at + 1)]
  if (!groups[decimal].test(whole) || !/^\d*$/.test(fraction)) return undefined
  const value = sign * Number(`${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}${exponent}`) * factor * times
  const exact = factor === 1 && times === 1 ? value : Number(value.toPrecision(15))
  return percent || parts.percent ? exact / 100 : exact
}

/** 12.400 and 1,234: a single sign and three digits after it. */
const isOpen = (body: string, sign: string): boolean => {
  const at = body.indexOf(sign)
  return body.length - at === 4 && at <= 3 && at > 0 && body[0] !== '0' && /^\d+.\d+$/.test(body)
}

interface Votes {
  '.': number
  ',': number
  /** How many of them have no word after the number. */
  plain: { '.': number; ',': number }
  /** 12.400 and 1,234: a single sign and three digits after it. */
  open: { '.': number; ',': number }
}

const vote = (votes: Votes, text: string): void => {
  const parts = toParts(text)
  if (parts === undefined) return
  const { body, factor, exponent } = parts
  const [dots, commas] = [body.split('.').length - 1, body.split(',').length - 1]
  if (dots + commas === 0) return
  if (dots > 0 && commas > 0) return void votes[body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ',']++
  const sign = dots > 0 ? '.' : ','
  const other = sign === '.' ? ',' : '.'
  if (dots + commas > 1) return void votes[other]++
  if (factor === 1 && exponent === '' && isOpen(body, sign)) return void votes.open[sign]++
  votes[sign]++
  if (factor === 1) votes.plain[sign]++
}

const votesOf = (values: Iterable<string>): Votes => {
  const votes: Votes = { '.': 0, ',': 0, plain: { '.': 0, ',': 0 }, open: { '.': 0, ',': 0 } }
  for (const value of values) vote(votes, value)
  return votes
}

/** Whether the sign that begins fractions before a word (48.2k) groups thousands where there is none (31.900). For what is counted. */
export const decideGrouped = (values: Iterable<string>, decimal: '.' | ','): boolean => {
  const { plain: fractions, open } = votesOf(values)
  return open[decimal] > 0 && fractions[decimal] === 0
}

/** Which sign begins the fraction, judged by all values of a column; undefined where nothing tells. */
export const decideDecimal = (values: Iterable<string>, isWhole: boolean): '.' | ',' | undefined => {
  const votes = votesOf(values)
  if (votes['.'] !== votes[',']) return votes['.'] > votes[','] ? '.' : ','
  // Nobody has 12.4 followers written as 12.400: what is counted is whole, so the sign groups thousands.
  if (votes.open['.'] > 0 && isWhole) return ','
  if (votes.open[','] > 0) return '.'
  return undefined
}

/** Whether a column of rates holds per cent: a sign says so, or more values than a slip or two that no fraction can have. */
export const decidePercent = (values: readonly string[], decimal: '.' | ','): boolean => {
  if (values.some((value) => /[%\u066a\uff05]/u.test(value))) return true
  const numbers = values
    .map((value) => parseNumber(value, { decimal }))
    .filter((value): value is number => value !== undefined && value > 0)
    .sort((a, b) => a - b)
  const median = numbers[Math.floor(numbers.length / 2)] ?? 0
  const above = numbers.filter((value) => value > 1).length
  return above > numbers.length / 20 || median > 0.3
}
