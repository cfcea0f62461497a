import { describeAnswers } from './answers.js'
import { openPublishedEngine } from './published-engine.js'
import { describeSearches } from './searches.js'
import { describeWriting } from './writing.js'

describeSearches(openPublishedEngine)
describeAnswers(openPublishedEngine)
describeWriting(openPublishedEngine)
