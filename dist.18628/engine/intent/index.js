import { judgeIntent } from './judge-intent.js'
import { intentLanguages } from './rules/index.js'
export { intentLanguages, judgeIntent }
//# sourceMappingURL=index.js.map
