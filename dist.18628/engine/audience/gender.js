import { nameAbroad } from './names-by-country.js'
import { givenNameOf, namesInHandle } from './first-names.js'
const pronounPattern = new RegExp(
  '(?<![\\p{L}/])(?:(she|ella|elle|ela|sie)\\s?\\/\\s?(?:her|they|hers|ella|elle|ela|dela|ihr)|(he|\xE9l|il|ele|er)\\s?\\/\\s?(?:him|they|his|\xE9l|lui|dele|ihm)|(they|elle|iel|elu)\\s?\\/\\s?(?:them|theirs|le|ellx|delu)|(any(?: and all)? pronouns))(?!\\p{L})',
  'iu',
)
const readPronouns = (text) => {
  const match = pronounPattern.exec(text)
  if (match === null) return null
  if (match[1] !== void 0) return 'female'
  return match[2] !== void 0 ? 'male' : 'other'
}
const slip = 0.02
const handleSlip = 0.12
const towards = (womenShare, error) => {
  const female = error + (1 - 2 * error) * womenShare
  return {
    likely: [
      ['female', female],
      ['male', 1 - female],
    ],
    rest: 0,
  }
}
const latin = new RegExp('\\p{Script=Latin}', 'u')
const readGender = ({ name, handle, bio }, names, country = null) => {
  const pronouns = readPronouns(`${name}
${bio}`)
  if (pronouns === 'female' || pronouns === 'male')
    return { pronouns, evidence: towards(pronouns === 'female' ? 1 : 0, 5e-3) }
  if (pronouns === 'other') return { pronouns, evidence: null }
  const given = givenNameOf(name)
  const byName = given === void 0 || given === handle ? void 0 : (nameAbroad(given, country) ?? names.find(given))
  if (byName !== void 0) return { pronouns, evidence: towards(byName, slip) }
  if (name !== '' && !latin.test(name)) return { pronouns, evidence: null }
  for (const word of namesInHandle(handle)) {
    const byHandle = names.find(word)
    if (byHandle !== void 0) return { pronouns, evidence: towards(byHandle, handleSlip) }
  }
  return { pronouns, evidence: null }
}
export { readGender }
//# sourceMappingURL=gender.js.map
