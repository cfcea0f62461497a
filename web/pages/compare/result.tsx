import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import { useParam } from '../../address.js'
import { send, type Answer } from '../../api/client.js'
import { useFetched } from '../../api/pairs.js'
import { percent } from '../../format.js'
import { Badge, Panel, Person, saveBlob } from '../../parts/basic.js'
import { FetchedPage } from '../../parts/fetched-page.js'
import { writeProfiles } from '../../parts/profile-list.js'
import { Note } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { lines } from './figures.js'
import { itemName } from '../../names.js'
import { t } from '../../language/t.js'
import { said } from '../../language/said.js'

type Comparison = Answer<'getComparison'>
type Result = NonNullable<Comparison['result']>

const SideBySide = ({ creators, best }: { creators: Comparison['data']; best: Result['best'] }): ReactElement => (
  <Panel
    title={t('Side by side')}
    about={t('Estimates are shown with their 95% bounds. A dash means unknown; missing data is listed below.')}
  >
    <div className="scroll-x" tabIndex={0} role="group" aria-label={t('Side by side')}>
      <table className="table side-by-side">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('Figure')}</span>
            </th>
            {creators.map(({ position, name, handle, network, synthetic }) => (
              <th key={position} scope="col">
                <Link to="/profile/$network/$handle" params={{ network, handle }}>
                  <Person {...{ name, handle, network, synthetic }} pictured={synthetic !== null} />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, figure, show }) => {
            const lead = best.find((each) => each.figure === figure)
            return (
              <tr key={title}>
                <th scope="row">{title}</th>
                {creators.map((creator) => (
                  <td key={creator.position}>
                    {show(creator)}
                    {lead?.profile === creator.position && (
                      <span className="line" title={said(lead.why)}>
                        <Badge tone={lead.clear ? 'good' : 'plain'}>
                          {lead.clear ? t('best') : t('best, not clearly')}
                        </Badge>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  </Panel>
)

const Together = ({ result: { overlap, overlap_missing: without } }: { result: Result }): ReactElement => (
  <Panel title={t('Together')}>
    {overlap === null ? (
      <p className="muted">{t('No overlap. {without}', { without: said(without ?? '') })}</p>
    ) : (
      <>
        <p>
          {t('They reach {unique} different people ({low} to {high}), {uniqueShare} of the sum of their audiences.', {
            unique: overlap.reach.unique.value,
            low: overlap.reach.unique.low,
            high: overlap.reach.unique.high,
            uniqueShare: percent(overlap.reach.unique_share),
          })}
        </p>
        <ol className="stack tight">
          {overlap.best_order.map(({ profile, incremental }) => (
            <li key={profile}>
              {t('@{handle} adds {incremental} people', {
                handle: overlap.profiles[profile]?.handle,
                incremental: incremental.value,
              })}
            </li>
          ))}
        </ol>
        <Link
          to="/overlap"
          search={{ profiles: writeProfiles(overlap.profiles.map(({ network, handle }) => ({ network, handle }))) }}
        >
          {t('All about the overlap')}
        </Link>
      </>
    )}
  </Panel>
)

const NotKnown = ({ creators }: { creators: Comparison['data'] }): ReactElement | null => {
  const lacking = creators.filter(({ missing }) => missing.length > 0)
  if (lacking.length === 0) return null
  return (
    <Note title={t('Not known')}>
      {lacking.map(({ position, handle, missing }) => (
        <div key={position}>
          <strong>{atHandle(handle)}</strong>
          <ul>
            {missing.map(({ item, detail }) => (
              <li key={item + detail}>
                {itemName(item)}: {said(detail)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Note>
  )
}

const save = async (id: string): Promise<void> => {
  const response = await send('getComparison', { path: { id }, headers: { accept: 'text/csv' } })
  saveBlob(await response.blob(), 'comparison.csv')
}

export const ComparisonResult = (): ReactElement => {
  const id = useParam('id') ?? ''
  const fetched = useFetched('getComparison', id)
  const { data } = fetched.answer
  const result = data?.result ?? null
  return (
    <FetchedPage
      name="getComparison"
      id={id}
      fetched={fetched}
      title={t('Comparison')}
      about={data === undefined ? undefined : data.data.map(({ handle }) => atHandle(handle)).join(', ')}
      what={t('Analysing and comparing creators')}
      back={{ to: '/compare', title: t('Compare others') }}
    >
      {data !== undefined && result !== null && (
        <>
          <div>
            <button
              type="button"
              className="button"
              onClick={() => void save(id).catch((error: Error) => toast(error.message))}
            >
              {t('Save as CSV')}
            </button>
          </div>
          <SideBySide creators={data.data} best={result.best} />
          <Together result={result} />
          <NotKnown creators={data.data} />
        </>
      )}
    </FetchedPage>
  )
}
