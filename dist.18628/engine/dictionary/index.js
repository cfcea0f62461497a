import { createDictionary } from './dictionary.js'
import { fold, words } from './fold.js'
import { matchKinds } from './match.js'
export { createDictionary, fold, matchKinds, words }
//# sourceMappingURL=index.js.map
