import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { call } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { whole } from '../../format.js'
import { AddToList } from '../../parts/add-to-list.js'
import { toast } from '../../parts/toasts.js'
import { clearChosen, useChosen } from '../../selection.js'

type Network = 'instagram'

const overlapMax = 20
const screenedMax = 20

/** What can be done with the ticked creators. It stays at the bottom of the page while there are any. */
export const SelectionBar = (): ReactElement | null => {
  const chosen = useChosen()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const enrich = useAction('submitEnrichment', ({ id }) => navigate({ to: '/enrichment/$id', params: { id } }))
  const [screening, setScreening] = useState(false)
  if (chosen.size === 0) return null
  const screenAll = async (): Promise<void> => {
    setScreening(true)
    try {
      for (const { network, handle } of chosen.values())
        await call('submitScreening', { body: { profile: { network: network as Network, handle } } })
      await navigate({ to: '/screening' })
    } catch (error) {
      toast(error instanceof Error ? error.message : 'The screening could not be started.')
    } finally {
      setScreening(false)
    }
  }
  const names = [...chosen.keys()]
  // The service checks the network; here it is a word that came from it.
  const profiles = [...chosen.values()].map(({ network, external_id }) => ({
    network: network as Network,
    external_id,
  }))
  return (
    <>
      <div className="choice-bar" role="region" aria-label="Chosen creators">
        <span>{whole(chosen.size)} chosen</span>
        <button type="button" className="button primary slim" onClick={() => setAdding(true)}>
          Add to list
        </button>
        <button
          type="button"
          className="button slim"
          disabled={enrich.isPending}
          onClick={() =>
            enrich.mutate(
              { body: { items: names, blocks: ['profile', 'metrics', 'audience'] } },
              { onError: (error) => toast(error.message) },
            )
          }
        >
          Enrich and export
        </button>
        {chosen.size <= screenedMax && (
          <button type="button" className="button slim" disabled={screening} onClick={() => void screenAll()}>
            Screen
          </button>
        )}
        <Link to="/campaigns" className="button slim">
          Start a campaign
        </Link>
        {chosen.size > 1 && (
          <Link
            to="/overlap"
            search={{ profiles: names.slice(0, overlapMax).join(',') }}
            className="button slim"
            title={chosen.size > overlapMax ? `The first ${overlapMax}` : undefined}
          >
            Compare audiences
          </Link>
        )}
        <button type="button" className="button quiet slim" onClick={clearChosen}>
          Clear
        </button>
      </div>
      {adding && (
        <AddToList
          wanted={{ profiles }}
          about={`${whole(chosen.size)} chosen ${chosen.size === 1 ? 'creator' : 'creators'}.`}
          onClose={() => setAdding(false)}
          onAdded={clearChosen}
        />
      )}
    </>
  )
}
