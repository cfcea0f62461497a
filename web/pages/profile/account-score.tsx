import type { ReactElement } from 'react'
import { decimal, percent } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Table } from '../../parts/table.js'
import type { Report } from './report-answer.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

/** The score of the whole account, factor by factor. */
export const AccountScorePanel = ({ report: { account_score: score } }: { report: Report }): ReactElement | null =>
  score === null ? null : (
    <Panel
      title={t('Account score')}
      about={t(
        'Authenticity of followers and commenters, consistency, growth and engagement. The points add up to the score.',
      )}
    >
      <Figure
        large
        name={t('Of 100')}
        value={score.score.toFixed(0)}
        definition={t('Between {low} and {high}, if all factors err in the same direction.', {
          low: score.low.toFixed(0),
          high: score.high.toFixed(0),
        })}
        note={t('{low} to {high}', { low: score.low.toFixed(0), high: score.high.toFixed(0) })}
      />
      <Table
        narrow="cards"
        label={t('Factors of the account score')}
        columns={[t('Factor'), { title: t('Weight'), end: true }, { title: t('Points'), end: true }, t('Why')]}
      >
        {score.factors.map(({ name, weight, contribution, why }) => (
          <tr key={name}>
            <th scope="row">{word(name)}</th>
            <td className="end">{percent(weight)}</td>
            <td className="end">{decimal(contribution, 1)}</td>
            <td>{said(why)}</td>
          </tr>
        ))}
        {score.unknown.map(({ name, why }) => (
          <tr key={name}>
            <th scope="row">{word(name)}</th>
            <td className="end">–</td>
            <td className="end">–</td>
            <td className="muted">{said(why)}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
