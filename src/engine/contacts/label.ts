/** What a contact is for, as the words around it say. */
export type ContactLabel = 'business' | 'management' | 'press' | 'support' | 'personal'

const signs: readonly [ContactLabel, RegExp][] = [
  [
    'management',
    /\b(?:management|mgmt|manager|managed by|agent|agency|talent|repr[eé]sent\p{L}*|booking|bookings|mánager|agencia|agência|agence)\b/iu,
  ],
  ['press', /\b(?:press|media enquir\p{L}*|pr|prensa|imprensa|presse)\b/iu],
  ['support', /\b(?:support|customer service|help ?desk|soporte|suporte|kundendienst)\b/iu],
  [
    'business',
    /\b(?:business|biz|collab\p{L}*|partner\p{L}*|sponsor\p{L}*|enquir\p{L}*|inquir\p{L}*|work with me|brand deals?|contact|mail|negocios|contacto|parcerias?|contato|kooperation\p{L}*|kontakt|kerja ?sama|endorse\p{L}*|お仕事|للتعاون|للإعلان)(?!\p{L})/iu,
  ],
  ['personal', /\b(?:personal|private|privé|privado|privat)\b/iu],
]

/** Words so near belong to the contact. */
const nearBefore = 40
const nearAfter = 15

/** The label by the contact itself (press@…) or by the words around it; null where nothing says it. */
export const labelOf = (text: string, start: number, end: number): ContactLabel | null => {
  const before =
    text
      .slice(Math.max(0, start - nearBefore), start)
      .split(/[\n|•·]/)
      .at(-1) ?? ''
  const after = text.slice(end, end + nearAfter).split(/[\n|•·]/)[0] ?? ''
  const own = text.slice(start, end).replace(/[@＠.]/g, ' ')
  for (const near of [own, before, after]) for (const [label, sign] of signs) if (sign.test(near)) return label
  return /[📩📧✉💌]/u.test(before) ? 'business' : null
}
