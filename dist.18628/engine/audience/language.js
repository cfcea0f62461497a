const scripts = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, [['ja', 1]]],
  [new RegExp('\\p{Script=Hangul}', 'u'), [['ko', 1]]],
  [
    new RegExp('\\p{Script=Han}', 'u'),
    [
      ['zh', 0.5],
      ['ja', 0.5],
    ],
  ],
  [
    new RegExp('\\p{Script=Arabic}', 'u'),
    [
      ['ar', 0.88],
      ['fa', 0.07],
      ['ur', 0.05],
    ],
  ],
  [new RegExp('\\p{Script=Thai}', 'u'), [['th', 1]]],
  [new RegExp('\\p{Script=Hebrew}', 'u'), [['he', 1]]],
  [new RegExp('\\p{Script=Greek}', 'u'), [['el', 1]]],
  [
    new RegExp('\\p{Script=Devanagari}', 'u'),
    [
      ['hi', 0.85],
      ['mr', 0.1],
      ['ne', 0.05],
    ],
  ],
  [new RegExp('\\p{Script=Bengali}', 'u'), [['bn', 1]]],
  [new RegExp('\\p{Script=Tamil}', 'u'), [['ta', 1]]],
  [new RegExp('\\p{Script=Georgian}', 'u'), [['ka', 1]]],
  [new RegExp('\\p{Script=Armenian}', 'u'), [['hy', 1]]],
]
const shortCodes = { fil: 'tl', nb: 'no' }
const mainLanguages = /* @__PURE__ */ new Map()
const mainLanguageOf = (country) => {
  const known = mainLanguages.get(country)
  if (known !== void 0) return known
  let found = null
  try {
    const { language } = new Intl.Locale(`und-${country}`).maximize()
    found = language === 'und' ? null : (shortCodes[language] ?? language)
  } catch {
    found = null
  }
  mainLanguages.set(country, found)
  return found
}
const englishAbroad = 0.08
const several = {
  BE: [
    ['nl', 0.52],
    ['fr', 0.4],
    ['en', 0.08],
  ],
  CH: [
    ['de', 0.62],
    ['fr', 0.22],
    ['it', 0.08],
    ['en', 0.08],
  ],
  CA: [
    ['en', 0.8],
    ['fr', 0.2],
  ],
}
const blend = (main) =>
  main === 'en'
    ? [['en', 1]]
    : [
        [main, 1 - englishAbroad],
        ['en', englishAbroad],
      ]
const readLanguage = ({ language, name, bio }, country) => {
  if (language !== null) return [[language, 1]]
  const main = country === null ? null : mainLanguageOf(country)
  if (country === null || main === null) return null
  const usual = several[country] ?? blend(main)
  const text = `${bio}
${name}`
  const script = scripts.find(([pattern]) => pattern.test(text))?.[1]
  return script === void 0 || usual.some(([code]) => script.some(([own]) => own === code)) ? usual : script
}
export { readLanguage }
//# sourceMappingURL=language.js.map
