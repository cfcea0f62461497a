import type { Database } from '../db/database.js'
import type { Vault } from '../db/vault.js'
import type { Clock } from '../kernel/clock.js'
import type { Ids } from '../kernel/ids.js'
import { Changes } from './changes.js'
import { Events } from './events.js'
import { ItemMarks } from './item-marks.js'
import { Items } from './items.js'
import { Requests } from './requests.js'
import { Schedules } from './schedules.js'
import { Channels } from './channels/channels.js'
import { Outbox } from './channels/outbox.js'

/** What outlives a call: requests, their lists, what is due, and who is told of changes. */
export const openJobs = ({ db, clock, ids, vault }: { db: Database; clock: Clock; ids: Ids; vault: Vault }) => {
  const changes = new Changes(db)
  const requests = new Requests(db, clock, changes.announce)
  const outbox = new Outbox({ clock, ids, requests })
  return {
    changes,
    requests,
    events: new Events(db, clock, ids, changes, outbox),
    channels: new Channels({ db, clock, outbox, vault }),
    items: new Items(db),
    itemMarks: new ItemMarks(db),
    schedules: new Schedules(db, clock, ids, requests),
  }
}

export type Jobs = ReturnType<typeof openJobs>
