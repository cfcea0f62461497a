/** Listening: what is said of brands, counted over mentions that can all be shown. */
export {
  collectMentions,
  listen,
  listeningVersion,
  type Background,
  type Insights,
  type ShareOfVoice,
} from './insights.js'
export { filtersOf, noDataFilters, type Plan } from './plan.js'
export type { BrandInsights, BrandSpike } from './brand.js'
export type { NamedThing } from './word-marks.js'
export {
  countedEmotions,
  countEmotions,
  emotionValues,
  hasEmotions,
  labelEmotions,
  readEmotions,
  shownEmotions,
  type CountedEmotion,
  type EmotionCounts,
} from './emotions.js'
export { countEntities, labelEntities, type EntityCount } from './entities.js'
export { toFound, type Found } from './found.js'
export { chooseInterval, cutIntervals, intervalNames, stepsMax, type Interval } from './intervals.js'
export {
  categoryNames,
  duplicateModes,
  sentimentCodes,
  type CategoryName,
  type Mentions,
  type SentimentCode,
} from './mentions.js'
export { packMentions, unpackMentions } from './pack.js'
export { labelOf, selectMentions, unknown, type Labels, type Selection } from './select.js'
export { forecastMethod, forecastVolume, type Forecast } from './forecast.js'
export { quoteOf } from './quotes.js'
export { spikeTest } from './spikes.js'
export { writtenLabel } from './surface.js'
export { scoreMin } from './terms.js'
export type { SentimentCounts, Totals } from './tally.js'
export { aspectNames } from './aspects.js'
