import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'
import { compact } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { t, word } from '../../language/t.js'

export type Professional = Extract<Answer<'analyseProfessionalProfile'>, { headline: string | null }>

export const ProfessionalPanel = ({ report }: { report: Professional }): ReactElement => (
  <Panel title={report.headline ?? t('Work')}>
    <dl className="facts">
      {(['company', 'industry', 'seniority', 'function'] as const).map((name) =>
        report[name] === null ? null : (
          <div key={name} className="contents">
            <dt>{word(name)}</dt>
            <dd>{report[name]}</dd>
          </div>
        ),
      )}
      <dt>{t('Connections')}</dt>
      <dd>{compact(report.connections)}</dd>
    </dl>
    <ul className="stack tight">
      {report.positions.map(({ title, company, from, to }) => (
        <li key={title + company + (from ?? '')} className="small">
          <strong>{title}</strong>, {company}{' '}
          <span className="muted">
            {from ?? ''} – {to ?? t('today')}
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
