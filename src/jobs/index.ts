import type { Database } from '../db/database.js'
import type { Clock } from '../kernel/clock.js'
import type { Ids } from '../kernel/ids.js'
import { Changes } from './changes.js'
import { Events } from './events.js'
import { ItemMarks } from './item-marks.js'
import { Items } from './items.js'
import { Requests } from './requests.js'
import { Schedules } from './schedules.js'
import { Outbox } from './webhooks/outbox.js'
import { Webhooks } from './webhooks/webhooks.js'

/** What outlives a call: requests, their lists, what is due, and who is told of changes. */
export const openJobs = ({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }) => {
  const changes = new Changes(db)
  const requests = new Requests(db, clock, changes.announce)
  const outbox = new Outbox({ clock, ids, requests })
  return {
    changes,
    requests,
    events: new Events(db, clock, ids, changes, outbox),
    webhooks: new Webhooks(db, clock, outbox),
    items: new Items(db),
    itemMarks: new ItemMarks(db),
    schedules: new Schedules(db, clock, ids, requests),
  }
}

export type Jobs = ReturnType<typeof openJobs>
