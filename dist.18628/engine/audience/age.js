const yearMs = 365.2425 * 864e5
const parts = /[|•·/\n,;–—]|\s{2,}/u
const bare = new RegExp(
  '^\\s*(?:age[d:]?\\s*)?(\\d{2})\\s*(?:y\\/?o|yrs?(?: old)?|years old|a\xF1os|anos|ans|jahre|anni|\u6B73|\uC0B4|\\p{Emoji_Presentation})?\\s*$',
  'iu',
)
const inside =
  /(?<![\p{L}\p{N}#@.])(\d{2})\s?(?:y\/o|yo|yrs? old|years old|años|anos|ans|jahre alt|anni|歳)(?![\p{L}\p{N}])/iu
const born =
  /(?:\bborn(?: in)?|\bb\.|\best\.?|\bsince|\bnacid[oa] en|\bné(?:e)? en|\bjahrgang|生まれ)\s*((?:19|20)\d{2})(?!\d)/iu
const leading = /^(\d{2})(?=\s)/u
const toAgeBand = (age) => {
  if (age < 13 || age > 100) return null
  if (age < 18) return '13-17'
  if (age < 25) return '18-24'
  if (age < 35) return '25-34'
  if (age < 45) return '35-44'
  if (age < 55) return '45-54'
  return '55+'
}
const readAge = (bio, now) => {
  const year = born.exec(bio)?.[1]
  if (year !== void 0) return toAgeBand(Math.floor((now - Date.UTC(Number(year), 6, 1)) / yearMs))
  for (const part of bio.split(parts)) {
    const age = bare.exec(part)?.[1] ?? inside.exec(part)?.[1] ?? leading.exec(part.trimStart())?.[1]
    if (age !== void 0) return toAgeBand(Number(age))
  }
  return null
}
export { readAge, toAgeBand }
//# sourceMappingURL=age.js.map
