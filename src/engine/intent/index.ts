export { hearsModel, judgeIntent, type Intent, type IntentOptions } from './judge-intent.js'
export { readsIntent } from './rules/index.js'
export { findSpam, type SpamFound, type SpamRule } from './spam.js'
