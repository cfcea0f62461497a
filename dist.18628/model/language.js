const iso6391 =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'
const iso6393 = 'ast awa bho ceb ckb gsw haw hmn ilo kab mai nds pcm sco szl war yue'
const replaced = {
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
const nativeNames = {
  aa: 'Afaraf',
  ab: '\u0430\u0525\u0441\u0443\u0430 \u0431\u044B\u0437\u0448\u04D9\u0430',
  an: 'aragon\xE9s',
  av: '\u0430\u0432\u0430\u0440 \u043C\u0430\u0446\u04C0',
  awa: '\u0905\u0935\u0927\u0940',
  ay: 'Aymar aru',
  bho: '\u092D\u094B\u091C\u092A\u0941\u0930\u0940',
  ch: 'Chamoru',
  co: 'corsu',
  cr: '\u14C0\u1426\u1403\u152D\u140D\u140F\u1423',
  dv: '\u078B\u07A8\u0788\u07AC\u0780\u07A8',
  fj: 'Na Vosa Vakaviti',
  gn: 'Ava\xF1e\u2019\u1EBD',
  hmn: 'Hmoob',
  ho: 'Hiri Motu',
  ht: 'Krey\xF2l ayisyen',
  ik: 'I\xF1upiaq',
  ilo: 'Ilokano',
  hz: 'Otjiherero',
  iu: '\u1403\u14C4\u1483\u144E\u1450\u1466',
  kg: 'Kikongo',
  kv: '\u043A\u043E\u043C\u0438 \u043A\u044B\u0432',
  la: 'Latina',
  li: 'Limburgs',
  mh: 'Kajin M\u0327aje\u013C',
  mai: '\u092E\u0948\u0925\u093F\u0932\u0940',
  na: 'Dorerin Naoero',
  nds: 'Plattd\xFC\xFCtsch',
  ng: 'Owambo',
  nr: 'isiNdebele',
  nv: 'Din\xE9 bizaad',
  ny: 'Chichewa',
  oj: '\u140A\u14C2\u1511\u14C8\u142F\u14A7\u140E\u14D0',
  pi: '\u092A\u093E\u0932\u093F',
  sco: 'Scots',
  sm: 'Gagana Samoa',
  ss: 'siSwati',
  ts: 'Xitsonga',
  ty: 'Reo Tahiti',
  tw: 'Twi',
  ve: 'Tshiven\u1E13a',
  wa: 'walon',
  war: 'Winaray',
  szl: '\u015Bl\u014Dnski',
}
const englishNames = { tl: 'Filipino', ny: 'Chichewa', tw: 'Twi' }
const displayName = (code, locale) => {
  if (Intl.DisplayNames.supportedLocalesOf([locale]).length === 0) return void 0
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code)
}
const describe = (code) => {
  const name = englishNames[code] ?? displayName(code, 'en') ?? code
  return { code, name, nativeName: nativeNames[code] ?? displayName(code, code) ?? name }
}
const languages = `${iso6391} ${iso6393}`.split(' ').map(describe)
const byCode = new Map(languages.map((language) => [language.code, language]))
const toLanguageCode = (tag) => {
  const [primary = ''] = tag.slice(0, 40).trim().toLowerCase().split(/[-_]/)
  const code = replaced[primary] ?? primary
  return byCode.has(code) ? code : void 0
}
const languageName = (code, locale = 'en') => {
  const language = byCode.get(code)
  if (language === void 0) return code
  try {
    const primary = new Intl.Locale(locale).language
    if (primary === 'en') return language.name
    if (primary === code) return language.nativeName
    return displayName(code, locale) ?? language.name
  } catch {
    return language.name
  }
}
export { languageName, languages, toLanguageCode }
//# sourceMappingURL=language.js.map
