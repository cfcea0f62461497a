import { Link } from '@tanstack/react-router'
import { group, sum } from 'd3-array'
import type { ReactElement } from 'react'
import { useAnswer } from '../../api/queries.js'
import type { Answer } from '../../api/client.js'
import { Columns } from '../../charts/bars.js'
import { percent, whole } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Empty, Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'

type Usage = Answer<'showUsage'>

const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
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
        title="No calls yet"
        action={
          <Link to="/creators" className="button">
            Search creators
          </Link>
        }
      >
        Calls of this account appear here within seconds.
      </Empty>
    )
  return (
    <>
      <Panel>
        <div className="figures">
          <Figure name="Calls" value={whole(calls)} definition="Calls with any token of this account." />
          <Figure
            name="Failures"
            value={whole(failures)}
            definition="Calls answered with 4xx or 5xx."
            note={percent(failures / calls)}
          />
          <Figure name="Operations used" value={whole(operations.length)} />
        </div>
        <Columns
          label="Day"
          series={['Answered', 'Failed']}
          columns={days.map((day) => {
            const rows = byDay.get(day) ?? []
            const failed = sum(rows, (row) => row.failures)
            return { name: dayName.format(new Date(day)), values: [sum(rows, (row) => row.calls) - failed, failed] }
          })}
          format={whole}
          summary={`${whole(calls)} calls from ${usage.from} to ${usage.to}, ${whole(failures)} of them failed.`}
        />
      </Panel>
      <Panel flush title="By operation">
        <Table
          label="Calls by operation"
          columns={['Operation', { title: 'Calls', end: true }, { title: 'Failures', end: true }]}
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
        title="Usage"
        about="Calls of this account in the last 30 days, by day and operation."
        action={<CopyCurl name="showUsage" input={input} />}
      />
      <Shown of={usage}>{(data) => <UsageShown usage={data} />}</Shown>
    </div>
  )
}
