import { describe } from 'vitest'
import { describeAnswers } from './answers.js'
import { openClusterEngine } from './opensearch-engine.js'
import { describeSearches } from './searches.js'
import { describeWriting } from './writing.js'

const url = process.env['TEST_OPENSEARCH'] ?? ''
const open = () => openClusterEngine(url)

describe.skipIf(url === '')('on OpenSearch', () => {
  describeSearches(open)
  describeAnswers(open)
  describeWriting(open)
})
