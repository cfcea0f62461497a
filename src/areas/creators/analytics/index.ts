import { analyseProfessional } from './analyse-professional.js'
import { analyseProfile, analyseProfileAsync } from './analyse-profile.js'

export const analyticsOperations = [analyseProfile, analyseProfessional]
export const analyticsPairs = [analyseProfileAsync]
