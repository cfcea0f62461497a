import { analyseProfessional } from './analyse-professional.js'
import { analyseProfile, analyseProfileAsync } from './analyse-profile.js'
const analyticsOperations = [analyseProfile, analyseProfessional]
const analyticsPairs = [analyseProfileAsync]
export { analyticsOperations, analyticsPairs }
//# sourceMappingURL=index.js.map
