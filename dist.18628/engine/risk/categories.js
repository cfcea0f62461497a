import { riskCategories } from '../text/verdict.js'
const screeningCategories = [...riskCategories, 'competitor_mention', 'custom']
const gravity = {
  hate: 1,
  harassment: 0.7,
  threat: 1,
  violence: 0.7,
  self_harm: 0.5,
  sexual: 0.5,
  minors_safety: 1.2,
  drugs: 0.5,
  alcohol: 0.12,
  tobacco: 0.15,
  weapons: 0.5,
  crime: 0.8,
  gambling: 0.2,
  profanity: 0.1,
  extremism: 1.2,
  misinformation_claims: 0.4,
  politics: 0.1,
  competitor_mention: 0.1,
  custom: 0.5,
}
export { gravity, screeningCategories }
//# sourceMappingURL=categories.js.map
