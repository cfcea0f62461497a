import type { Clock } from '../../kernel/clock.js'
import type { Database } from '../../db/database.js'
import type { Creators } from '../../corpus/records/creators.js'
import type { Streams } from '../../gather/streams.js'
import type { Requests } from '../../jobs/requests.js'
import type { Schedules } from '../../jobs/schedules.js'
import { CriteriaSets } from './criteria/criteria-store.js'
import { Decisions } from './review/decision-store.js'
import { Deletions } from './employment/deletion-store.js'
import { Identities } from './identity/identity-store.js'
import { Memories } from './run/memory-store.js'
import { Monitorings } from './monitoring/monitoring-store.js'
import { MonitoringWatcher } from './monitoring/watcher.js'
import { Printer } from './report/printer.js'
import { Reports } from './report/report-store.js'
import { Screenings } from './result/screening-store.js'

interface Parts {
  db: Database
  clock: Clock
  requests: Requests
  schedules: Schedules
  creators: Creators
  streams: Streams
}

export const openScreening = ({ db, clock, requests, schedules, creators, streams }: Parts) => {
  const monitorings = new Monitorings(db, clock)
  streams.watch(new MonitoringWatcher({ creators, monitorings, schedules }))
  return {
    criteriaSets: new CriteriaSets(db, clock),
    identities: new Identities(db, clock),
    screenings: new Screenings(db, clock),
    decisions: new Decisions(db, clock),
    memories: new Memories(db, clock),
    deletions: new Deletions(db, clock, requests),
    reports: new Reports(db),
    printer: new Printer(),
    monitorings,
  }
}

export type ScreeningParts = ReturnType<typeof openScreening>
