const signs = [
  [
    'management',
    new RegExp(
      '\\b(?:management|mgmt|manager|managed by|agent|agency|talent|repr[e\xE9]sent\\p{L}*|booking|bookings|m\xE1nager|agencia|ag\xEAncia|agence)\\b',
      'iu',
    ),
  ],
  ['press', new RegExp('\\b(?:press|media enquir\\p{L}*|pr|prensa|imprensa|presse)\\b', 'iu')],
  ['support', /\b(?:support|customer service|help ?desk|soporte|suporte|kundendienst)\b/iu],
  [
    'business',
    new RegExp(
      '\\b(?:business|biz|collab\\p{L}*|partner\\p{L}*|sponsor\\p{L}*|enquir\\p{L}*|inquir\\p{L}*|work with me|brand deals?|contact|mail|negocios|contacto|parcerias?|contato|kooperation\\p{L}*|kontakt|kerja ?sama|endorse\\p{L}*|\u304A\u4ED5\u4E8B|\u0644\u0644\u062A\u0639\u0627\u0648\u0646|\u0644\u0644\u0625\u0639\u0644\u0627\u0646)(?!\\p{L})',
      'iu',
    ),
  ],
  ['personal', /\b(?:personal|private|privé|privado|privat)\b/iu],
]
const nearBefore = 40
const nearAfter = 15
const labelOf = (text, start, end) => {
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
export { labelOf }
//# sourceMappingURL=label.js.map
