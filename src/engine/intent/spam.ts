/**
 * Comments that were written for anybody's post: follow for follow, money from home, traders to write to, prizes with a link, visits to
 * a profile. Habits of spam in the languages that the rules of intent read; the model of spam reads English alone.
 */
export interface SpamFound {
  rule: SpamRule
  start: number
  end: number
  text: string
}

export const spamRules = [
  'follow_for_follow',
  'money_from_home',
  'trader',
  'prize',
  'visit_profile',
  'paid_promotion',
] as const
export type SpamRule = (typeof spamRules)[number]

/** Words of each rule, a language a line: English, Spanish, Portuguese, French, German, Italian, Indonesian, Arabic, Japanese, Chinese. */
const patterns: Record<SpamRule, readonly string[]> = {
  follow_for_follow: [
    String.raw`\b(?:f4f|l4l|s4s|sub4sub|follow ?(?:4|for) ?follow|follow ?back|(?:i|will) follow (?:you )?back|follow me (?:and|&|,) ?(?:i|we)(?:'?ll| will| )? ?follow)\b`,
    String.raw`s[ií]gueme (?:y|que) te sigo|te sigo si me sigues|sigo de vuelta`,
    String.raw`me segue que (?:eu )?(?:te )?sigo|sigo de volta|\bsdv\b`,
    String.raw`abonne[sz]?[- ](?:toi|vous|moi).{0,12}je te (?:rends|suis)|je rends (?:l'abonnement|tous)`,
    String.raw`folg(?:e|t?) mir.{0,25}folge (?:ich )?(?:dir |euch )?zur[uü]ck|follow gegen follow`,
    String.raw`seguimi (?:e|che) (?:ti|ricambio)|ricambio (?:il follow|subito)`,
    String.raw`\b(?:folback|follback|polbek)\b`,
    'تابعني (?:و ?)?[اأ]تابعك|فولو باك|متابعة متبادلة',
    'フォロバ|相互フォロー',
    '互粉|互关|回关',
  ],
  money_from_home: [
    String.raw`\b(?:earn|make|making|earning)\b.{0,20}\d[\d.,]*.{0,20}\b(?:a|per|every|each) ?(?:day|week|month)\b.{0,60}(?:home|message|dm|whatsapp|telegram|@)`,
    String.raw`\bgan(?:a|e|ar|ando)\b.{0,20}\d.{0,20}(?:semana|d[ií]a|mes).{0,40}(?:casa|escr[ií]be|whatsapp|@)`,
    String.raw`\bganh(?:e|a|ar|ando)\b.{0,20}\d.{0,20}(?:semana|dia|m[eê]s).{0,40}(?:casa|chama|whatsapp|@)`,
    String.raw`\bgagne[zr]?\b.{0,20}\d.{0,20}(?:semaine|jour|mois).{0,40}(?:chez|maison|[ée]cri|@)`,
    String.raw`\bverdien(?:e|en|st|t)?\b.{0,20}\d.{0,20}(?:woche|tag|monat).{0,40}(?:hause|schreib|@)`,
    String.raw`\bguadagn(?:a|i|are)\b.{0,20}\d.{0,20}(?:settimana|giorno|mese).{0,40}(?:casa|scriv|@)`,
    String.raw`\b(?:hasilkan|dapat(?:kan)?|cuan)\b.{0,20}\d.{0,25}(?:minggu|hari|bulan).{0,40}(?:rumah|hubungi|dm|wa\b|@)`,
    '(?:اربح|اكسب|تربح).{0,20}[\\d٠-٩].{0,30}(?:سبوع|اليوم|يوميا|الشهر).{0,40}(?:البيت|المنزل|راسل|تواصل|@)',
    '在宅.{0,12}\\d.{0,8}(?:稼|円)|[週月日]\\d+.{0,6}稼げ',
    '在家.{0,12}(?:赚|日入|月入)',
  ],
  trader: [
    String.raw`\binvest(?:ed|ing)?\b.{0,15}\d.{0,60}\b(?:got|earned|received|made|profit|return)\b`,
    String.raw`\b(?:crypto|bitcoin|btc|forex|binary options)\b.{0,80}\b(?:contact|message|write to|dm|whatsapp|telegram)\b`,
    String.raw`\binvert[ií]\b.{0,15}\d.{0,60}\b(?:gan[eé]|recib[ií])\b`,
    String.raw`\binvesti\b.{0,15}\d.{0,60}\b(?:ganhei|recebi|gagn[ée]|re[çc]u)`,
    String.raw`\binvestiert\b.{0,15}\d.{0,60}\b(?:bekommen|verdient|erhalten)\b`,
    'استثمرت.{0,15}[\\d٠-٩].{0,60}(?:ربحت|حصلت)',
  ],
  prize: [
    String.raw`\b(?:congratulations|you(?:'ve| have)? (?:been )?(?:won|selected|chosen)|who wants an? (?:new|free) \w+)\b.{0,80}(?:\blink\b|\bclaim\b|\bvisit\b|\bdm\b|\w\.\w{2,}/|https?:)`,
    String.raw`\b(?:felicidades|parab[ée]ns|f[ée]licitations|gl[üu]ckwunsch|congratulazioni|selamat)\b.{0,60}(?:\blink\b|enlace|lien|\w\.\w{2,}/|https?:)`,
    '(?:مبروك|ربحت).{0,40}(?:رابط|الرابط|[\\w-]\\.\\w{2,}/|https?:)',
    String.raw`当選.{0,30}(?:[\w-]\.\w{2,}/|https?:|プロフ|DM)`,
    String.raw`中奖.{0,30}(?:[\w-]\.\w{2,}/|https?:|链接)`,
  ],
  visit_profile: [
    String.raw`\b(?:check|visit|look at|see) (?:out )?my (?:page|profile|bio|channel|story)\b`,
    String.raw`\b(?:visita|mira|entra (?:en|a)) mi (?:perfil|p[aá]gina|bio)\b`,
    String.raw`\b(?:visita|olha|entra no|d[aá] uma olhada no) (?:o )?meu (?:perfil|canal)\b`,
    String.raw`\b(?:visite|regarde|va voir)z? (?:mon profil|ma page)\b`,
    String.raw`\b(?:besuch(?:e|t)?|schau(?:t)?)\b.{0,12}(?:mein profil|meine seite|meinem profil)\b`,
    String.raw`\b(?:visita|guarda) il mio profilo\b`,
    String.raw`\b(?:cek|kunjungi|mampir)\b.{0,12}(?:profil|bio|akun) (?:aku|saya|kami|gue)\b`,
    '(?:زوروا?|شوفوا?|ادخلوا?) (?:صفحتي|حسابي|بروفايلي)',
    'プロフ(?:ィール)?(?:を)?(?:見て|チェック)',
    '(?:看|点)我(?:的)?(?:主页|头像)',
  ],
  paid_promotion: [
    String.raw`\bpromote (?:it|this|your \w+) (?:on|at|with) @`,
    String.raw`\bdm (?:us|me|@\S+)\b.{0,25}\b(?:promo|collab|feature|shout ?out|ambassador)`,
  ],
}

const compiled = spamRules.map((rule) => ({ rule, pattern: new RegExp(patterns[rule].join('|'), 'iu') }))

/** The first habit of spam that a text shows. */
export const findSpam = (text: string): SpamFound | null => {
  for (const { rule, pattern } of compiled) {
    const found = pattern.exec(text)
    if (found !== null) return { rule, start: found.index, end: found.index + found[0].length, text: found[0] }
  }
  return null
}
