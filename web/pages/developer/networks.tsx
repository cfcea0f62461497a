import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import type { Network } from '../../generated/interface.js'
import { moment, networkName } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Shown } from '../../parts/states.js'
import { rich, t, word, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

/** The share at which the event `quota.low` is raised. */
const lowFrom = 0.8

const words: Record<string, string> = { yes: t('Yes'), some: t('Some'), no: t('No') }

const proofs = {
  service: t('Tested against the real service:'),
  server: t('Tested against a server of the network’s own software:'),
  documents: t('Not tested against the real service. Tested against servers written from:'),
}

const SourceBadge = ({ source }: { source: Network['sources'][number] | undefined }): ReactElement =>
  source === undefined ? (
    <Badge>{t('Import only')}</Badge>
  ) : (
    <Badge tone={source.synthetic ? 'accent' : 'good'}>{source.synthetic ? t('Demo world') : word(source.id)}</Badge>
  )

/** All networks against all they may be asked for: what matters is where one of them cannot. */
const Matrix = ({ networks }: { networks: readonly Network[] }): ReactElement => {
  const names = Object.keys(networks.find(({ sources }) => sources[0] !== undefined)?.sources[0]?.operations ?? {})
  return (
    <Panel flush title={t('Data by network')} about={t('Available for all profiles, for some, or for none.')}>
      <div className="scroll-x" tabIndex={0} role="group" aria-label={t('Data by network')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('Network')}</th>
              <th scope="col">{t('Source')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {word(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {networks.map(({ network, sources: [source] }) => (
              <tr key={network}>
                <th scope="row">{networkName(network)}</th>
                <td>
                  <SourceBadge source={source} /> <QuotaBadge quota={source?.quota ?? null} />
                </td>
                {names.map((name) => {
                  const has =
                    source === undefined ? 'no' : Object.entries(source.operations).find(([each]) => each === name)?.[1]
                  return (
                    <td key={name} className={`has-${has ?? 'no'}`}>
                      {words[has ?? 'no']}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

const units = { usd_cents: t('US cents'), calls: wordWithin('calls'), units: wordWithin('units') }

/** An allowance that runs out is seen before somebody wonders why nothing is read. */
const QuotaBadge = ({ quota }: Pick<Network['sources'][number], 'quota'>): ReactElement | null => {
  if (quota === null || quota.used < quota.limit * lowFrom) return null
  return quota.used >= quota.limit ? (
    <Badge tone="alarm">{t('Quota used up')}</Badge>
  ) : (
    <Badge tone="caution">{t('Quota nearly used up')}</Badge>
  )
}

/** What was used of an allowance, and what is charged. */
const Costs = ({ source: { quota, limits, prices } }: { source: Network['sources'][number] }): ReactElement | null => {
  if (quota === null && limits.length === 0 && prices === null) return null
  return (
    <p className="small">
      {quota !== null && (
        <>
          <QuotaBadge quota={quota} />{' '}
          {t('Today: {used} of {limit} {units} used, until {resetsAt}.', {
            used: quota.used,
            limit: quota.limit,
            units: units[quota.unit],
            resetsAt: moment(quota.resets_at),
          })}{' '}
        </>
      )}
      {limits.map(({ used, limit, unit, resets_at: resetsAt }) => (
        <span key={unit}>
          {unit === 'hashtags'
            ? t('{used} of {limit} hashtags used; the next is free on {resetsAt}.', {
                used,
                limit,
                resetsAt: moment(resetsAt),
              })
            : t('{used} of {limit} searches used, until {resetsAt}.', { used, limit, resetsAt: moment(resetsAt) })}{' '}
        </span>
      ))}
      {prices !== null &&
        t('Charged for each record: {value}.', {
          value: Object.entries(prices)
            .filter(([, usd]) => usd > 0)
            .map(([name, usd]) => `${wordWithin(name)} $${usd}`)
            .join(', '),
        })}
    </p>
  )
}

const OneNetwork = ({ network: { network, sources } }: { network: Network }): ReactElement => {
  const [source] = sources
  return (
    <Panel title={networkName(network)} action={<SourceBadge source={source} />}>
      {source !== undefined && (
        <>
          <p className="small muted">{said(source.note)}</p>
          {source.proof === null ? null : (
            <p className="small muted">
              {proofs[source.proof.by]} {source.proof.against} ({source.proof.date}).
            </p>
          )}
          <Costs source={source} />
          <details>
            <summary>{t('By field')}</summary>
            <div className="stack">
              {Object.entries(source.fields).map(([kind, fields]) => (
                <div key={kind} className="stack tight">
                  <h3>{word(kind)}</h3>
                  <dl className="facts">
                    {Object.entries(fields).map(([field, has]) => (
                      <FieldRow key={field} field={field} has={has} />
                    ))}
                  </dl>
                </div>
              ))}
            </div>
          </details>
        </>
      )}
    </Panel>
  )
}

const FieldRow = ({ field, has }: { field: string; has: string }): ReactElement => (
  <>
    <dt>{word(field)}</dt>
    <dd>{words[has] ?? has}</dd>
  </>
)

/** What is not read from anywhere: named together, with both ways to have data of it. */
const ImportOnly = ({ networks }: { networks: readonly Network[] }): ReactElement => (
  <Panel
    title={t('Import only')}
    about={t('No source is configured for these networks. Import what you have, or turn one on.')}
    action={
      <Link to="/import" className="button">
        {t('Import data')}
      </Link>
    }
  >
    <ul className="row">
      {networks.map(({ network }) => (
        <li key={network}>
          <Badge>{networkName(network)}</Badge>
        </li>
      ))}
    </ul>
    <p className="small muted">
      {rich(
        '{code} starts the server with Bluesky, which needs no key. What each network gives and needs is in {link}.',
        {
          code: <code>ROSTRA_NETWORKS=bluesky npm start</code>,
          link: <code>docs/networks.md</code>,
        },
      )}
    </p>
  </Panel>
)

export const Networks = (): ReactElement => {
  const networks = useAnswer('listNetworks', {})
  return (
    <div className="page">
      <PageHead
        title={t('Networks')}
        about={t('Data sources, and the data each network provides. Demo data is invented and always marked.')}
        action={<CopyCurl name="listNetworks" input={{}} />}
      />
      <Shown of={networks}>
        {({ data }) => {
          const read = data.filter(({ sources }) => sources.length > 0)
          return (
            <>
              {read.length > 0 && <Matrix networks={read} />}
              {read.length < data.length && (
                <ImportOnly networks={data.filter(({ sources }) => sources.length === 0)} />
              )}
              <div className="columns top">
                {read.map((network) => (
                  <OneNetwork key={network.network} network={network} />
                ))}
              </div>
            </>
          )
        }}
      </Shown>
    </div>
  )
}
