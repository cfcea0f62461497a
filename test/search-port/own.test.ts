import { describe } from 'vitest'
import { describeAnswers } from './answers.js'
import { openOwnEngine } from './own-engine.js'
import { describeSearches } from './searches.js'
import { describeWriting } from './writing.js'

describeSearches(() => openOwnEngine())
describeAnswers(() => openOwnEngine())
describeWriting(() => openOwnEngine())

describe('three threads on every question', () => {
  describeSearches(() => openOwnEngine(3))
  describeAnswers(() => openOwnEngine(3))
})
