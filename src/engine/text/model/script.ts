/** Scripts in which one language, or a few that letters tell apart, are written on the networks. */
const ranges: readonly (readonly [number, number, string])[] = [
  [0x41, 0x24f, 'Latin'],
  [0x370, 0x3ff, 'Greek'],
  [0x400, 0x52f, 'Cyrillic'],
  [0x530, 0x58f, 'Armenian'],
  [0x590, 0x5ff, 'Hebrew'],
  [0x600, 0x77f, 'Arabic'],
  [0x8a0, 0x8ff, 'Arabic'],
  [0x900, 0x97f, 'Devanagari'],
  [0x980, 0x9ff, 'Bengali'],
  [0xa00, 0xa7f, 'Gurmukhi'],
  [0xa80, 0xaff, 'Gujarati'],
  [0xb00, 0xb7f, 'Odia'],
  [0xb80, 0xbff, 'Tamil'],
  [0xc00, 0xc7f, 'Telugu'],
  [0xc80, 0xcff, 'Kannada'],
  [0xd00, 0xd7f, 'Malayalam'],
  [0xe00, 0xe7f, 'Thai'],
  [0xe80, 0xeff, 'Lao'],
  [0x10a0, 0x10ff, 'Georgian'],
  [0x1100, 0x11ff, 'Hangul'],
  [0x1200, 0x137f, 'Ethiopic'],
  [0x1e00, 0x1eff, 'Latin'],
  [0x3040, 0x30ff, 'Kana'],
  [0x3130, 0x318f, 'Hangul'],
  [0x3400, 0x9fff, 'Han'],
  [0xac00, 0xd7af, 'Hangul'],
  [0xfb50, 0xfdff, 'Arabic'],
  [0xfe70, 0xfeff, 'Arabic'],
]

/** The language of a script that stands for one language alone. */
export const languageOfScript: Readonly<Record<string, string>> = {
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

const scriptOf = (unit: number): string | undefined => {
  for (const [from, to, script] of ranges) if (unit >= from && unit <= to) return script
  return undefined
}

/** How many letters of each script the words of a text have. Japanese writes Han beside its own letters. */
export const countScripts = (words: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>()
  const add = (script: string | undefined, letters: number): void => {
    if (script !== undefined && letters > 0) counts.set(script, (counts.get(script) ?? 0) + letters)
  }
  // Letters of one script follow each other: they are added up as a run.
  let [run, letters]: [string | undefined, number] = [undefined, 0]
  for (const word of words) {
    for (let i = 0; i < word.length; i++) {
      const script = scriptOf(word.charCodeAt(i))
      if (script === run) letters++
      else {
        add(run, letters)
        ;[run, letters] = [script, 1]
      }
    }
  }
  add(run, letters)
  const kana = counts.get('Kana') ?? 0
  const han = counts.get('Han') ?? 0
  if (kana > 0 && kana * 8 >= han) {
    counts.set('Kana', kana + han)
    counts.delete('Han')
  }
  return counts
}
