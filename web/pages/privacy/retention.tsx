import type { ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import { day, inDays, unknown, whole } from '../../format.js'
import type { Retention } from '../../generated/interface.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { t } from '../../language/t.js'
import { keptName } from './names.js'
import { said } from '../../language/said.js'

const clockText = ({ clock, days }: Retention): string => {
  if (clock === 'none') return t('Until it is deleted or erased')
  return days === null ? t('Each item has its own time') : inDays(days)
}

const Row = ({ kept }: { kept: Retention }): ReactElement => (
  <tr>
    <th scope="row">
      {keptName(kept.kind)}
      <div className="tiny muted">{said(kept.holds)}</div>
    </th>
    <td>{said(kept.purpose)}</td>
    <td>
      {clockText(kept)}
      {kept.setting !== null && (
        <div className="tiny">
          <code>{kept.setting}</code>
        </div>
      )}
    </td>
    <td className="end">{kept.held === null ? unknown : whole(kept.held)}</td>
    <td className="end">{kept.due === null ? unknown : whole(kept.due)}</td>
    <td className="nowrap">{day(kept.next_due_at)}</td>
  </tr>
)

/** How long each kind of data is kept, and what is due. */
export const RetentionPage = (): ReactElement => {
  const retention = useAnswer('showRetention', {})
  return (
    <div className="page">
      <PageHead
        title={t('Retention')}
        about={t('How long each kind of data is kept, for what purpose, and what is deleted next.')}
        action={<CopyCurl name="showRetention" input={{}} />}
      />
      <Shown of={retention} lines={8}>
        {({ data }) => (
          <Panel flush>
            <Table
              label={t('Retention')}
              narrow="labelled"
              columns={[
                t('Data'),
                t('Purpose'),
                t('Kept for'),
                { title: t('Held'), end: true },
                { title: t('Due'), end: true },
                t('Next due'),
              ]}
            >
              {data.map((kept) => (
                <Row key={kept.kind} kept={kept} />
              ))}
            </Table>
          </Panel>
        )}
      </Shown>
    </div>
  )
}
