import { topInterestOf } from '../../model/interest.js'
import { findInterests } from '../interests/lexicon.js'
import { readAge } from './age.js'
import { readGender } from './gender.js'
import { readLanguage } from './language.js'
import { readPlace } from './place.js'
import { judgeSuspicion } from './suspicious.js'
const influencerFollowers = 5e3
const massFollowing = 1500
const suspiciousFrom = 0.9
const typeOf = ({ followers, following, verified }, suspicion) => {
  if (suspicion >= suspiciousFrom && !verified) return 'suspicious'
  if ((followers ?? 0) >= influencerFollowers) return 'influencer'
  return (following ?? 0) >= massFollowing ? 'mass_follower' : 'real'
}
const reachOf = (following) => {
  if (following === null) return null
  if (following < 500) return 'under_500'
  if (following < 1e3) return '500_999'
  return following < massFollowing ? '1000_1499' : '1500_and_more'
}
const readMember = (member, knowledge, now) => {
  const suspicion = judgeSuspicion(member).probability
  const place = readPlace(member, knowledge.places)
  const interests = [...findInterests(member.bio).keys()]
  return {
    member,
    suspicion,
    type: typeOf(member, suspicion),
    place,
    languages: readLanguage(member, place.country),
    gender: readGender(member, knowledge.names, place.country),
    age: readAge(member.bio, now),
    interests: [...new Set(interests.flatMap((id) => [id, topInterestOf(id)]))],
    brands: knowledge.brandsIn(`${member.name}
${member.bio}`),
    reach: reachOf(member.following),
  }
}
export { influencerFollowers, massFollowing, readMember }
//# sourceMappingURL=member.js.map
