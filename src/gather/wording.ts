import type { ContentRef } from '../model/content.js'
import type { Creator, ProfileRef } from '../model/creator.js'
import { type Network, networkName } from '../model/network.js'
import { atHandle, isTitleHandle } from '../model/urls/handle.js'
import { SourceError } from '../sources/port.js'
import { isReadable } from '../sources/readable.js'

const imports = { it: 'Import it.', them: 'Import them.' } as const

const whatToDo = (network: Network, isRead: boolean, them: keyof typeof imports): string => {
  if (isRead) return imports[them]
  return isReadable(network)
    ? `Import ${them}, or configure a source for ${networkName(network)} (ROSTRA_NETWORKS=${network}).`
    : `Import ${them}: no source for ${networkName(network)} is configured.`
}

/** What to look at again where a content is not known: it has no name. */
export const checkId = 'Check the id.'

/** Nobody knows the subject: neither a network that is read, nor an import, nor the demo. */
export const unknownHere = (subject: ProfileRef | ContentRef, isRead: boolean): SourceError => {
  const [name, check] =
    'handle' in subject ? [`profile ${subject.handle}`, ''] : [`content ${subject.contentId}`, ` ${checkId}`]
  return new SourceError(
    'not_found',
    `The ${networkName(subject.network)} ${name} is not known here. ${whatToDo(subject.network, isRead, 'it')}${check}`,
  )
}

/** Of somebody we know, this we do not: which is something else than that there is none. */
export const noneKnown = (what: string, { network, handle }: ProfileRef, isRead: boolean): SourceError =>
  new SourceError(
    'unsupported',
    `No ${what} of ${isTitleHandle(handle) ? atHandle(handle) : handle} are known here. ${whatToDo(network, isRead, 'them')}`,
  )

export const noCommentsKnown = ({ network, contentId }: ContentRef, isRead: boolean): SourceError =>
  new SourceError(
    'unsupported',
    `No comments on the ${networkName(network)} content ${contentId} are known here. ${whatToDo(network, isRead, 'them')}`,
  )

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Said beside known data that are older than was asked for. */
export const knownNote = (
  { network, source, asOf }: { network: Network; source: string; asOf: number },
  failed: SourceError | undefined,
): string =>
  failed === undefined
    ? `Known data of ${dayOf(asOf)} (${source}): no source is configured for ${networkName(network)} that could be asked for newer ones.`
    : `${failed.message} Known data of ${dayOf(asOf)} (${source}) are shown instead.`

/** Whether the network itself has said that what we know of it is no longer so: only what came from elsewhere outlives that. */
export const isTakenBack = (
  { provenance }: Pick<Creator, 'provenance'>,
  sourceId: string,
  error: SourceError,
): boolean => provenance.source === sourceId && isRefusedForGood(error)

export const isRefusedForGood = ({ kind }: SourceError): boolean =>
  kind === 'not_found' || kind === 'private' || kind === 'suspended'

/** No mistake of an hour: whoever is private or suspended is not shown. */
export const isClosed = ({ kind }: SourceError): boolean => kind === 'private' || kind === 'suspended'

/** What became of an account that its network does not show any more. */
export const departureOf = (
  { network, externalId, provenance: { source } }: Creator,
  { kind }: SourceError,
  now: number,
) => [{ network, source }, [externalId], now, kind === 'private' || kind === 'suspended' ? kind : 'deleted'] as const

/** A network that answers when it is asked again later. */
export const wantsPause = ({ kind }: SourceError): boolean => kind === 'rate_limited'
