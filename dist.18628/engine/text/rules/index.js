import { coefficients } from './combine.js'
import { classes, entries } from './lexicon/index.js'
import { applyRules, riskFloor } from './apply.js'
import { findEntities } from './entities.js'
import { readText } from './reading.js'
const describeRules = () => JSON.stringify({ entries, classes, coefficients })
export { applyRules, describeRules, findEntities, readText, riskFloor }
//# sourceMappingURL=index.js.map
