import type { Corpus } from '../corpus/index.js'
import type { Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import { pauseUntil } from '../kernel/pause.js'
import type { Sources } from '../sources/registry.js'
import type { SafeFetch } from '../sources/web/safe-fetch.js'
import { AudiencePass } from './audience-pass.js'
import { AudienceSummarizer } from './audience-summarizer.js'
import { DemoData } from './demo-data.js'
import { KnownAudiences } from './known-audiences.js'
import { StorageTerms } from './storage-terms.js'
import { Streams } from './streams.js'
import { Throttle } from './throttle.js'
import { Gather } from './gather.js'
import { LinkPages } from './link-pages.js'
import { MediaReader } from './media.js'
import { ShownPictures } from './shown-pictures.js'

interface Parts {
  corpus: Corpus
  sources: Sources
  web: SafeFetch
  clock: Clock
  log: Log
  /** Whether link pages may be opened on the web. */
  openWeb: boolean
  /** Whether pictures may be fetched to be shown. */
  fetchPictures: boolean
}

/** Calls to one network at the same time. */
const sourceCallsMax = 8

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Everything that is read from outside: profiles and contents, audiences, link pages, pictures. */
export const openGathering = ({ corpus, sources, web, clock, log, openWeb, fetchPictures }: Parts) => {
  const throttle = new Throttle({ clock, callsMax: sourceCallsMax, pause, random: Math.random })
  const gather = new Gather({ corpus, sources, throttle, clock })
  const audienceSummarizer = new AudienceSummarizer({ ...corpus, corpus, gather, sources, clock })
  const media = new MediaReader(sources, web)
  return {
    sources,
    gather,
    audienceSummarizer,
    audiencePass: new AudiencePass({ corpus, sources, audienceSummarizer, clock }),
    knownAudiences: new KnownAudiences({ corpus, audienceSummarizer, clock, log }),
    linkPages: new LinkPages({ web, sources, clock, openWeb }),
    media,
    shownPictures: new ShownPictures({ ...corpus, media, clock, fetchPictures }),
    storageTerms: new StorageTerms({ corpus, sources, gather, clock, log }),
    streams: new Streams({ corpus, sources, clock, log, pause: pauseUntil }),
    demoData: new DemoData({ corpus, sources, clock, log }),
  }
}

export type Gathering = ReturnType<typeof openGathering>
