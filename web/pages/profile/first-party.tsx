import type { ReactElement } from 'react'
import { compact, day, percent } from '../../format.js'
import { nameOf } from '../../names.js'
import { Panel } from '../../parts/basic.js'
import { Table } from '../../parts/table.js'
import type { Report } from './report-answer.js'
import { t, word, wordWithin } from '../../language/t.js'

const shownMax = 6

type FirstParty = NonNullable<Report['first_party']>

const nameOfShare = (split: string, id: string): string =>
  split === 'countries' ? nameOf('country', id) : split === 'genders' ? word(id) : id

const Split = ({ split }: { split: FirstParty['audience'][number] }): ReactElement => {
  const { name, of, distance, within, estimates, shares } = split
  return (
    <section>
      <h3>{t('{name} of {of}', { name: word(name), of: wordWithin(of) })}</h3>
      {distance !== null && (
        <p className="small muted">
          {t(
            'Our estimate differs by {distance} in total; {within} of {estimates} intervals contain the measured share.',
            {
              distance: percent(distance),
              within,
              estimates,
            },
          )}
        </p>
      )}
      <Table
        label={t('{name}, measured and estimated', { name: word(name) })}
        columns={['', t('Measured'), t('Estimated'), t('Bounds')]}
      >
        {shares.slice(0, shownMax).map(({ id, measured, estimated, low, high }) => (
          <tr key={id}>
            <th scope="row">{nameOfShare(name, id)}</th>
            <td>{percent(measured)}</td>
            <td>{estimated === null ? '–' : percent(estimated)}</td>
            <td className="nowrap">
              {low === null || high === null ? '–' : t('{low} to {high}', { low: percent(low), high: percent(high) })}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

/** What the network shows the owner, beside what is concluded without it. */
export const FirstPartyPanel = ({ report: { first_party: measured } }: { report: Report }): ReactElement | null =>
  measured === null ? null : (
    <Panel
      title={t('Measured by the network')}
      about={t('The creator connected this account. Figures of {asOf}, beside our estimates.', {
        asOf: day(measured.as_of),
      })}
    >
      <Table label={t('Figures')} columns={[t('Figure'), t('Measured'), t('Ours')]}>
        {measured.figures.map(({ name, value, days, estimate }) => (
          <tr key={name}>
            <th scope="row">
              {word(name)}
              {days !== null && <span className="tiny muted"> {t('in {days} days', { days })}</span>}
            </th>
            <td>{compact(value)}</td>
            <td>{estimate === null ? '–' : compact(estimate.value)}</td>
          </tr>
        ))}
      </Table>
      {measured.audience.map((split) => (
        <Split key={split.name} split={split} />
      ))}
    </Panel>
  )
