import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { call } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { AddToList } from '../../parts/add-to-list.js'
import { toast } from '../../parts/toasts.js'
import { clearChosen, useChosen } from '../../selection.js'
import { ExportChosen } from './export-chosen.js'
import { t } from '../../language/t.js'

type Network = 'instagram'

const comparedMax = 10
const overlapMax = 20
const screenedMax = 20

type Chosen = ReturnType<typeof useChosen>

/** Submits one screening for each, and shows them. */
const ScreenButton = ({ chosen }: { chosen: Chosen }): ReactElement => {
  const navigate = useNavigate()
  const [screening, setScreening] = useState(false)
  const screenAll = async (): Promise<void> => {
    setScreening(true)
    try {
      for (const { network, handle } of chosen.values())
        await call('submitScreening', { body: { profile: { network: network as Network, handle } } })
      await navigate({ to: '/screening' })
    } catch (error) {
      toast(error instanceof Error ? error.message : t('The screening could not be started.'))
    } finally {
      setScreening(false)
    }
  }
  return (
    <button
      type="button"
      className="button slim"
      disabled={screening || chosen.size > screenedMax}
      title={chosen.size > screenedMax ? t('At most {screenedMax} at once', { screenedMax }) : undefined}
      onClick={() => void screenAll()}
    >
      {t('Screen')}
    </button>
  )
}

const EnrichButton = ({ names }: { names: string[] }): ReactElement => {
  const navigate = useNavigate()
  const gather = useAction('submitEnrichment', ({ id }) => navigate({ to: '/enrichment/$id', params: { id } }))
  return (
    <button
      type="button"
      className="button slim"
      disabled={gather.isPending}
      title={t('Analyse their audiences too, then download')}
      onClick={() =>
        gather.mutate(
          { body: { items: names, blocks: ['profile', 'metrics', 'audience'] } },
          { onError: (error) => toast(error.message) },
        )
      }
    >
      {t('Enrich')}
    </button>
  )
}

/** Both need two creators, and take a number of them at most. */
const ComparisonLinks = ({ names }: { names: readonly string[] }): ReactElement => (
  <>
    <Link to="/compare" search={{ profiles: names.slice(0, comparedMax).join(',') }} className="button slim">
      {t('Compare{detail}', {
        detail: names.length > comparedMax ? ` ${t('the first {comparedMax}', { comparedMax })}` : '',
      })}
    </Link>
    <Link to="/overlap" search={{ profiles: names.slice(0, overlapMax).join(',') }} className="button slim">
      {t('Overlap{detail}', {
        detail: names.length > overlapMax ? ` ${t('of the first {overlapMax}', { overlapMax })}` : '',
      })}
    </Link>
  </>
)

/** What can be done with the ticked creators. It stays at the bottom of the page while there are any. */
export const SelectionBar = (): ReactElement | null => {
  const chosen = useChosen()
  const [adding, setAdding] = useState(false)
  const [exporting, setExporting] = useState(false)
  if (chosen.size === 0) return null
  const names = [...chosen.keys()]
  // The service checks the network; here it is a word that came from it.
  const profiles = [...chosen.values()].map(({ network, external_id }) => ({
    network: network as Network,
    external_id,
  }))
  return (
    <>
      <div className="choice-bar" role="region" aria-label={t('Chosen creators')}>
        <span>{t('{count} chosen', { count: chosen.size })}</span>
        <button type="button" className="button primary slim" onClick={() => setAdding(true)}>
          {t('Add to list')}
        </button>
        <button
          type="button"
          className="button slim"
          title={t('Their profiles, numbers and contacts as a file')}
          onClick={() => setExporting(true)}
        >
          {t('Export')}
        </button>
        <EnrichButton names={names} />
        <ScreenButton chosen={chosen} />
        <Link to="/campaigns" className="button slim">
          {t('Start a campaign')}
        </Link>
        {names.length > 1 && <ComparisonLinks names={names} />}
        <button type="button" className="button quiet slim" onClick={clearChosen}>
          {t('Clear selection')}
        </button>
      </div>
      {adding && (
        <AddToList
          wanted={{ profiles }}
          about={t('{count} chosen creators.', { count: chosen.size })}
          onClose={() => setAdding(false)}
        />
      )}
      {exporting && <ExportChosen items={names} onClose={() => setExporting(false)} />}
    </>
  )
}
