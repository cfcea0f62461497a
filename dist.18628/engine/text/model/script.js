const ranges = [
  [65, 591, 'Latin'],
  [880, 1023, 'Greek'],
  [1024, 1327, 'Cyrillic'],
  [1328, 1423, 'Armenian'],
  [1424, 1535, 'Hebrew'],
  [1536, 1919, 'Arabic'],
  [2208, 2303, 'Arabic'],
  [2304, 2431, 'Devanagari'],
  [2432, 2559, 'Bengali'],
  [2560, 2687, 'Gurmukhi'],
  [2688, 2815, 'Gujarati'],
  [2816, 2943, 'Odia'],
  [2944, 3071, 'Tamil'],
  [3072, 3199, 'Telugu'],
  [3200, 3327, 'Kannada'],
  [3328, 3455, 'Malayalam'],
  [3584, 3711, 'Thai'],
  [3712, 3839, 'Lao'],
  [4256, 4351, 'Georgian'],
  [4352, 4607, 'Hangul'],
  [4608, 4991, 'Ethiopic'],
  [7680, 7935, 'Latin'],
  [12352, 12543, 'Kana'],
  [12592, 12687, 'Hangul'],
  [13312, 40959, 'Han'],
  [44032, 55215, 'Hangul'],
  [64336, 65023, 'Arabic'],
  [65136, 65279, 'Arabic'],
]
const languageOfScript = {
  Greek: 'el',
  Armenian: 'hy',
  Hebrew: 'he',
  Bengali: 'bn',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Odia: 'or',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Thai: 'th',
  Lao: 'lo',
  Georgian: 'ka',
  Hangul: 'ko',
  Ethiopic: 'am',
  Kana: 'ja',
  Han: 'zh',
}
const scriptOf = (unit) => {
  for (const [from, to, script] of ranges) if (unit >= from && unit <= to) return script
  return void 0
}
const countScripts = (words) => {
  const counts = /* @__PURE__ */ new Map()
  for (const word of words) {
    for (let i = 0; i < word.length; i++) {
      const script = scriptOf(word.charCodeAt(i))
      if (script !== void 0) counts.set(script, (counts.get(script) ?? 0) + 1)
    }
  }
  const kana = counts.get('Kana') ?? 0
  const han = counts.get('Han') ?? 0
  if (kana > 0 && kana * 8 >= han) {
    counts.set('Kana', kana + han)
    counts.delete('Han')
  }
  return counts
}
export { countScripts, languageOfScript }
//# sourceMappingURL=script.js.map
