import { Link } from '@tanstack/react-router'
import { group, sum } from 'd3-array'
import type { ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import type { Answer } from '../../api/client.js'
import { Columns } from '../../charts/bars.js'
import { percent, whole, dayMs } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Empty, Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { spokenLanguage, t } from '../../language/t.js'

type Usage = Answer<'showUsage'>

const dayName = new Intl.DateTimeFormat(spokenLanguage(), { day: 'numeric', month: 'short', timeZone: 'UTC' })

const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

const UsageShown = ({ usage }: { usage: Usage }): ReactElement => {
  const byDay = group(usage.data, ({ day }) => day)
  const days = daysBetween(usage.from, usage.to)
  const operations = [...group(usage.data, ({ operation }) => operation)]
    .map(([operation, rows]) => ({
      operation,
      calls: sum(rows, ({ calls }) => calls),
      failures: sum(rows, ({ failures }) => failures),
    }))
    .sort((a, b) => b.calls - a.calls)
  const { calls, failures } = usage.total
  if (calls === 0)
    return (
      <Empty
        icon="usage"
        title={t('No calls yet')}
        action={
          <Link to="/creators" className="button">
            {t('Search creators')}
          </Link>
        }
      >
        {t('Calls of this account appear here within seconds.')}
      </Empty>
    )
  return (
    <>
      <Panel>
        <div className="figures">
          <Figure name={t('Calls')} value={whole(calls)} definition={t('Calls with any token of this account.')} />
          <Figure
            name={t('Failures')}
            value={whole(failures)}
            definition={t('Calls answered with 4xx or 5xx.')}
            note={percent(failures / calls)}
          />
          <Figure name={t('Operations used')} value={whole(operations.length)} />
        </div>
        <Columns
          label={t('Day')}
          series={[t('Answered'), t('Failed')]}
          columns={days.map((day) => {
            const rows = byDay.get(day) ?? []
            const failed = sum(rows, (row) => row.failures)
            return { name: dayName.format(new Date(day)), values: [sum(rows, (row) => row.calls) - failed, failed] }
          })}
          format={whole}
          summary={t('{calls} calls from {from} to {to}, {failures} of them failed.', {
            calls,
            from: dayName.format(new Date(usage.from)),
            to: dayName.format(new Date(usage.to)),
            failures,
          })}
        />
      </Panel>
      <Panel flush title={t('By operation')}>
        <Table
          label={t('Calls by operation')}
          columns={[t('Operation'), { title: t('Calls'), end: true }, { title: t('Failures'), end: true }]}
        >
          {operations.map((each) => (
            <tr key={each.operation}>
              <th scope="row">
                <a href={`/docs/#${each.operation}`}>
                  <code>{each.operation}</code>
                </a>
              </th>
              <td className="end">{whole(each.calls)}</td>
              <td className="end">{whole(each.failures)}</td>
            </tr>
          ))}
        </Table>
      </Panel>
    </>
  )
}

export const UsagePage = (): ReactElement => {
  const input = { query: {} }
  const usage = useAnswer('showUsage', input)
  return (
    <div className="page">
      <PageHead
        title={t('Usage')}
        about={t('Calls of this account in the last 30 days, by day and operation.')}
        action={<CopyCurl name="showUsage" input={input} />}
      />
      <Shown of={usage}>{(data) => <UsageShown usage={data} />}</Shown>
    </div>
  )
}
