import { gravity, screeningCategories } from './categories.js'
const purposes = ['brand_safety', 'employment']
const matchModes = ['exact', 'stem', 'variant', 'regex']
const polarities = ['negative', 'neutral', 'positive']
const windowDaysMax = 3650
const employmentWindowDaysMax = 2557
const defaultThreshold = 0.5
const offByDefault = {
  brand_safety: /* @__PURE__ */ new Set(['competitor_mention']),
  employment: /* @__PURE__ */ new Set([
    'self_harm',
    'alcohol',
    'tobacco',
    'gambling',
    'politics',
    'profanity',
    'misinformation_claims',
    'competitor_mention',
  ]),
}
const neverForEmployment = /* @__PURE__ */ new Set(['politics', 'self_harm'])
const defaultRule = (category, purpose) => ({
  enabled: !offByDefault[purpose].has(category),
  threshold: defaultThreshold,
  weight: gravity[category],
})
const defaultCategories = (purpose) =>
  Object.fromEntries(screeningCategories.map((category) => [category, defaultRule(category, purpose)]))
const defaultCriteria = (purpose) => ({
  purpose,
  categories: defaultCategories(purpose),
  keywords: [],
  exclusions: [],
  window_days: purpose === 'employment' ? employmentWindowDaysMax : 1095,
  max_contents: 2e3,
  content_types: null,
  include: {
    profile: true,
    reposts: purpose === 'brand_safety',
    replies: true,
    comments: false,
    media: purpose === 'brand_safety',
  },
  max_comments_per_content: 50,
})
export {
  defaultCategories,
  defaultCriteria,
  defaultRule,
  employmentWindowDaysMax,
  matchModes,
  neverForEmployment,
  polarities,
  purposes,
  windowDaysMax,
}
//# sourceMappingURL=criteria.js.map
