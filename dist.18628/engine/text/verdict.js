const riskCategories = [
  'hate',
  'harassment',
  'threat',
  'violence',
  'self_harm',
  'sexual',
  'minors_safety',
  'drugs',
  'alcohol',
  'tobacco',
  'weapons',
  'crime',
  'gambling',
  'profanity',
  'extremism',
  'misinformation_claims',
  'politics',
]
const intentStages = ['asks_price', 'asks_where', 'wants', 'will_buy', 'bought', 'repeat', 'objects', 'rejects', 'none']
const sentiments = ['negative', 'neutral', 'positive']
const judgeTasks = ['sentiment', 'risks', 'spam', 'intent']
export { intentStages, judgeTasks, riskCategories, sentiments }
//# sourceMappingURL=verdict.js.map
