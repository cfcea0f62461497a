import { topInterestOf } from '../../model/interest.js'
const general = {
  en: ['fyp', 'smallcreator', 'dayinmylife', 'slowliving', 'honest', 'weekend', 'photodump'],
  es: ['parati', 'diadia', 'vidareal', 'findesemana', 'hechoencasa'],
  pt: ['paravoce', 'vidareal', 'rotina', 'sextou', 'brasil'],
  fr: ['pourtoi', 'viequotidienne', 'weekend', 'faitmaison'],
  de: ['f\xFCrdich', 'alltag', 'wochenende', 'ehrlich'],
  id: ['fyp', 'keseharian', 'racun', 'weekend', 'ceritaku'],
  ar: [
    '\u0627\u0643\u0633\u0628\u0644\u0648\u0631',
    '\u064A\u0648\u0645\u064A\u0627\u062A\u064A',
    '\u0644\u0627\u064A\u0643',
    '\u0627\u0644\u0633\u0639\u0648\u062F\u064A\u0629',
    '\u0645\u0635\u0631',
  ],
  ja: [
    '\u65E5\u5E38',
    '\u4ECA\u65E5\u306E\u8A18\u9332',
    '\u66AE\u3089\u3057',
    '\u597D\u304D\u306A\u4EBA\u3068\u7E4B\u304C\u308A\u305F\u3044',
    '\u304A\u3059\u3059\u3081',
  ],
}
function leafTags(draw, post, voice) {
  const { person, network } = post.account
  const wanted =
    network === 'x' || network === 'bluesky' || network === 'threads' ? Math.min(1, voice.hashtags) : voice.hashtags
  if (wanted === 0) return []
  const tags = /* @__PURE__ */ new Set()
  const count = draw.between(Math.ceil(wanted / 2), wanted)
  const foreign = (person.language === 'ar' || person.language === 'ja') && draw.chance(0.7)
  const leaves = person.interests.map((id) => (id.split('.')[1] ?? id).replaceAll('_', ''))
  for (let i = 0; i < count; i++) {
    const roll = foreign ? 0.6 + 0.3 * draw.next() : draw.next()
    if (roll < 0.4) tags.add(draw.pick(leaves))
    else if (roll < 0.6)
      tags.add(topInterestOf(person.topInterest) + draw.pick(['', 'tok', 'gram', 'life', 'community', 'tips']))
    else if (roll < 0.8) tags.add(draw.pick(general[person.language] ?? general.en ?? ['fyp']))
    else if (roll < 0.9) tags.add(person.city.name.toLowerCase().replace(/[^\p{L}]/gu, ''))
    else tags.add(draw.pick(leaves) + draw.pick(['daily', 'lover', '2026', 'challenge']))
  }
  return [...tags].map((tag) => `#${tag}`)
}
export { leafTags }
//# sourceMappingURL=hashtags.js.map
