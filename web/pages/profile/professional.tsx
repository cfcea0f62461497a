import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { compact, humanise } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'

export type Professional = Extract<Answer<'analyseProfessionalProfile'>, { headline: string | null }>

export const ProfessionalPanel = ({ report }: { report: Professional }): ReactElement => (
  <Panel title={report.headline ?? 'Work'}>
    <dl className="facts">
      {(['company', 'industry', 'seniority', 'function'] as const).map((name) =>
        report[name] === null ? null : (
          <div key={name} className="contents">
            <dt>{humanise(name)}</dt>
            <dd>{report[name]}</dd>
          </div>
        ),
      )}
      <dt>Connections</dt>
      <dd>{compact(report.connections)}</dd>
    </dl>
    <ul className="stack tight">
      {report.positions.map(({ title, company, from, to }) => (
        <li key={title + company + (from ?? '')} className="small">
          <strong>{title}</strong>, {company}{' '}
          <span className="muted">
            {from ?? ''} – {to ?? 'today'}
          </span>
        </li>
      ))}
      {report.education.map(({ school, degree, field }) => (
        <li key={school + (degree ?? '')} className="small muted">
          {school}
          {degree === null ? '' : `, ${degree}`}
          {field === null ? '' : `, ${field}`}
        </li>
      ))}
    </ul>
    <ul className="row">
      {report.skills.map((skill) => (
        <li key={skill}>
          <Badge>{skill}</Badge>
        </li>
      ))}
    </ul>
  </Panel>
)
