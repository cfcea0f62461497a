import type { ReactElement } from 'react'
import type { IdentityCandidate } from '../../generated/interface.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'
import { Badge } from '../../parts/basic.js'
import { Table } from '../../parts/table.js'

const tones = { matched: 'good', contradicts: 'alarm', unknown: 'plain' } as const

export const EvidenceTable = ({ candidate }: { candidate: IdentityCandidate }): ReactElement => (
  <Table
    label={t('Evidence for {id}', { id: candidate.id })}
    columns={[t('Identifier'), t('Given'), t('Outcome'), { title: t('Log-odds'), end: true }, t('Why')]}
  >
    {candidate.evidence.map((each, i) => (
      <tr key={`${each.identifier} ${i}`}>
        <th scope="row">{word(each.identifier)}</th>
        <td className="break">{each.given}</td>
        <td>
          <Badge tone={tones[each.outcome]}>{word(each.outcome)}</Badge>
        </td>
        <td className="end">{each.log_odds > 0 ? `+${each.log_odds}` : each.log_odds}</td>
        <td className="small">
          {said(each.why)}
          {each.found !== null && each.found !== each.given && <> {t('Found: “{found}”.', { found: each.found })}</>}
        </td>
      </tr>
    ))}
  </Table>
)
