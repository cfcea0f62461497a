import type { Clock } from '../../kernel/clock.js'
import type { Database } from '../../db/database.js'
import { AudienceChanges } from './audience-changes.js'
import { AudienceSummaries } from './audience-summaries.js'
import { Audiences } from './audiences.js'
import { Brands } from './brands.js'
import { Comments } from './comments.js'
import { ContactEmails } from './contact-emails.js'
import { Contents } from './contents.js'
import { Creators } from './creators.js'
import { DemoRows } from './demo-rows.js'
import { Departures } from './departures.js'
import { DoNotContact } from './do-not-contact.js'
import { Expiries } from './expiries.js'
import { KeyValues } from './key-values.js'
import { History } from './history.js'
import { KeptFacts } from './kept-facts.js'
import { Links } from './links.js'
import { FetchLog } from './fetch-log.js'
import { MeasuredFigures } from './measured-store.js'
import { KeptPictures } from './kept-pictures.js'
import { OtherIds } from './other-ids.js'
import { OwnIds } from './own-ids.js'
import { ReportStyles } from './report-styles.js'
import { SamePerson } from './same-person.js'
import { suppressionsOf } from './suppressions.js'
import { Tags } from './tags.js'
import { SyntheticPolicy } from './synthetic-policy.js'

/** Everything we know, each kind in its own store. */
export const openRecords = (db: Database, clock: Clock) => ({
  creators: new Creators(db),
  contents: new Contents(db),
  comments: new Comments(db),
  departures: new Departures(db),
  expiries: new Expiries(db),
  keptPictures: new KeptPictures(db),
  audiences: new Audiences(db, clock),
  audienceChanges: new AudienceChanges(db),
  keptFacts: new KeptFacts(db),
  audienceSummaries: new AudienceSummaries(db),
  history: new History(db),
  brands: new Brands(db),
  links: new Links(db),
  otherIds: new OtherIds(db),
  ownIds: new OwnIds(db),
  fetchLog: new FetchLog(db),
  tags: new Tags(db, clock),
  keyValues: new KeyValues(db),
  reportStyles: new ReportStyles(new KeyValues(db), clock),
  contactEmails: new ContactEmails(db),
  doNotContact: new DoNotContact(db),
  syntheticPolicy: new SyntheticPolicy(db, clock),
  measured: new MeasuredFigures(db),
  samePerson: new SamePerson(db),
  suppressions: suppressionsOf(db),
  demoRows: new DemoRows(db),
})

export type Records = ReturnType<typeof openRecords>
