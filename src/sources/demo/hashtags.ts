import { topInterestOf } from '../../model/interest.js'
import type { Draw } from './draw.js'
import type { Post } from './posts.js'
import type { Voice } from './voice.js'

const general: Record<string, string[]> = {
  en: ['fyp', 'smallcreator', 'dayinmylife', 'slowliving', 'honest', 'weekend', 'photodump'],
  es: ['parati', 'diadia', 'vidareal', 'findesemana', 'hechoencasa'],
  pt: ['paravoce', 'vidareal', 'rotina', 'sextou', 'brasil'],
  fr: ['pourtoi', 'viequotidienne', 'weekend', 'faitmaison'],
  de: ['fürdich', 'alltag', 'wochenende', 'ehrlich'],
  id: ['fyp', 'keseharian', 'racun', 'weekend', 'ceritaku'],
  ar: ['اكسبلور', 'يومياتي', 'لايك', 'السعودية', 'مصر'],
  ja: ['日常', '今日の記録', '暮らし', '好きな人と繋がりたい', 'おすすめ'],
}

/** The hashtags this person would set under this post. */
export const leafTags = (draw: Draw, post: Post, voice: Voice): string[] => {
  const { person, network } = post.account
  const wanted =
    network === 'x' || network === 'bluesky' || network === 'threads' ? Math.min(1, voice.hashtags) : voice.hashtags
  if (wanted === 0) return []
  const tags = new Set<string>()
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
