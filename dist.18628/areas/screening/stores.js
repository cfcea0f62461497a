import { CriteriaSets } from './criteria/criteria-store.js'
import { Decisions } from './decision-store.js'
import { Memories } from './memory-store.js'
import { Monitorings } from './monitoring/monitoring-store.js'
import { Screenings } from './screening-store.js'
const openScreeningStores = (db, clock) => ({
  criteriaSets: new CriteriaSets(db, clock),
  screenings: new Screenings(db, clock),
  decisions: new Decisions(db, clock),
  memories: new Memories(db, clock),
  monitorings: new Monitorings(db, clock),
})
export { openScreeningStores }
//# sourceMappingURL=stores.js.map
