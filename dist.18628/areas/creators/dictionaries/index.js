import { listBrands, listInterests, listLanguages, listLocations, listTopics } from './operations.js'
import { relateTopics } from './relate-topics.js'
const dictionaryOperations = [listLocations, listLanguages, listBrands, listInterests, listTopics, relateTopics]
export { dictionaryOperations }
//# sourceMappingURL=index.js.map
