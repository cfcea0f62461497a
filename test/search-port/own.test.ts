import { describeAnswers } from './answers.js'
import { openOwnEngine } from './own-engine.js'
import { describeSearches } from './searches.js'
import { describeWriting } from './writing.js'

describeSearches(openOwnEngine)
describeAnswers(openOwnEngine)
describeWriting(openOwnEngine)
