/** A language as the dictionary shows it. */
export interface Language {
  /** ISO 639-1; ISO 639-3 for the few that networks use and 639-1 lacks. */
  code: string
  name: string
  nativeName: string
}

const iso6391 = `
  aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es
  et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki
  kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no
  nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te
  tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
`
const iso6393 = 'ast awa bho ceb ckb gsw haw hmn ilo kab mai nds pcm sco szl war yue'

/** Codes that networks still send, and what they mean today. */
const replaced: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  ji: 'yi',
  jw: 'jv',
  mo: 'ro',
  sh: 'sr',
  fil: 'tl',
  cmn: 'zh',
  arb: 'ar',
  pes: 'fa',
  swh: 'sw',
  azj: 'az',
  nob: 'nb',
  nno: 'nn',
}

/** What ICU leaves in English or does not know. */
const nativeNames: Readonly<Record<string, string>> = {
  aa: 'Afaraf',
  ab: 'аԥсуа бызшәа',
  an: 'aragonés',
  av: 'авар мацӀ',
  awa: 'अवधी',
  ay: 'Aymar aru',
  bho: 'भोजपुरी',
  ch: 'Chamoru',
  co: 'corsu',
  cr: 'ᓀᐦᐃᔭᐍᐏᐣ',
  dv: 'ދިވެހި',
  fj: 'Na Vosa Vakaviti',
  gn: 'Avañe’ẽ',
  hmn: 'Hmoob',
  ho: 'Hiri Motu',
  ht: 'Kreyòl ayisyen',
  ik: 'Iñupiaq',
  ilo: 'Ilokano',
  hz: 'Otjiherero',
  iu: 'ᐃᓄᒃᑎᑐᑦ',
  kg: 'Kikongo',
  kv: 'коми кыв',
  la: 'Latina',
  li: 'Limburgs',
  mh: 'Kajin M̧ajeļ',
  mai: 'मैथिली',
  na: 'Dorerin Naoero',
  nds: 'Plattdüütsch',
  ng: 'Owambo',
  nr: 'isiNdebele',
  nv: 'Diné bizaad',
  ny: 'Chichewa',
  oj: 'ᐊᓂᔑᓈᐯᒧᐎᓐ',
  pi: 'पालि',
  sco: 'Scots',
  sm: 'Gagana Samoa',
  ss: 'siSwati',
  ts: 'Xitsonga',
  ty: 'Reo Tahiti',
  tw: 'Twi',
  ve: 'Tshivenḓa',
  wa: 'walon',
  war: 'Winaray',
  szl: 'ślōnski',
}
const englishNames: Readonly<Record<string, string>> = { tl: 'Filipino', ny: 'Chichewa', tw: 'Twi' }

const displayName = (code: string, locale: string): string | undefined => {
  if (Intl.DisplayNames.supportedLocalesOf([locale]).length === 0) return undefined
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code)
}

const describe = (code: string): Language => {
  const name = englishNames[code] ?? displayName(code, 'en') ?? code
  return { code, name, nativeName: nativeNames[code] ?? displayName(code, code) ?? name }
}

/** All languages of ISO 639-1 and a few more, by code. Names are Unicode's (through ICU), so the data here is the list alone. */
export const languages: readonly Language[] = `${iso6391.trim()} ${iso6393}`.split(/\s+/).map(describe)

const byCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]))

/**
 * Our code for what a network states: 'pt-BR' is 'pt', 'iw' is 'he', 'fil' is 'tl'. Undefined for "undetermined" ('und', 'zxx', 'qme')
 * and whatever else names no language.
 */
export const toLanguageCode = (tag: string): string | undefined => {
  const [primary = ''] = tag.slice(0, 40).trim().toLowerCase().split(/[-_]/)
  const code = replaced[primary] ?? primary
  return byCode.has(code) ? code : undefined
}

/** A language's name for readers of `locale`; English where that locale is unknown, the code itself for an unknown language. */
export const languageName = (code: string, locale = 'en'): string => {
  const language = byCode.get(code)
  if (language === undefined) return code
  try {
    const primary = new Intl.Locale(locale).language
    if (primary === 'en') return language.name
    if (primary === code) return language.nativeName
    return displayName(code, locale) ?? language.name
  } catch {
    return language.name
  }
}
