import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAnswer } from '../api/queries.js'
import { Panel } from './basic.js'
import { Empty } from './states.js'
import { rich, t } from '../language/t.js'

interface World {
  /** Whether invented people are here to try things with. */
  hasDemo: boolean
  /** Whether a network is read live. */
  isLive: boolean
  /** How many creators searches find. */
  creators: number
}

/** What there is to ask about. Undefined until it is known. */
export const useWorld = (): World | undefined => {
  const { data: networks } = useAnswer('listNetworks', {})
  const { data: known } = useAnswer('discoverCreators', { body: { limit: 1 } })
  if (networks === undefined || known === undefined) return undefined
  const firsts = networks.data.map(({ sources: [source] }) => source?.synthetic)
  return { hasDemo: firsts.includes(true), isLive: firsts.includes(false), creators: known.index.creators }
}

/** Nobody is stored and nobody can be fetched: whatever is asked, there is nothing to answer from. */
export const useNothingYet = (): boolean => {
  const world = useWorld()
  return world !== undefined && !world.hasDemo && !world.isLive && world.creators === 0
}

/** The two ways to begin. */
export const StartWays = (): ReactElement => (
  <>
    <Link to="/import" className="button primary">
      {t('Import a file')}
    </Link>
    <Link to="/networks" className="button">
      {t('Choose networks')}
    </Link>
  </>
)

export const NobodyYet = (): ReactElement => (
  <Empty icon="upload" title={t('No creators yet')} action={<StartWays />}>
    <p>
      {rich(
        'Import a list of creators, an export or your own archive. Or read a public network live: {code} needs no API key.',
        { code: <code>ROSTRA_NETWORKS=bluesky npm start</code> },
      )}
    </p>
  </Empty>
)

/** Says how to begin, on pages that have nothing to work with. */
export const FirstData = (): ReactElement | null =>
  useNothingYet() ? (
    <Panel>
      <NobodyYet />
    </Panel>
  ) : null
