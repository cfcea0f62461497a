import { useState, type ReactElement } from 'react'
import { send, type Answer, type Input } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { moment, whole, dayMs } from '../../format.js'
import { routes, type AuditEntry } from '../../generated/interface.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { textOf } from '../../parts/form-dialog.js'
import { SaveFile } from '../../parts/save-file.js'
import { Empty, Failed, Note, PagedList } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

type Verdict = Answer<'verifyAudit'>
type Filter = NonNullable<Input['query']>

const outcomes = ['begun', 'succeeded', 'refused', 'failed'] as const
const tones = { begun: 'plain', succeeded: 'good', refused: 'caution', failed: 'alarm' } as const
const formats = { csv: 'CSV', xlsx: 'Excel', jsonl: 'JSON Lines' } as const

/** A day as it is typed, as a moment; of the last one, its end. */
const toMoment = (day: string, daysLater = 0): string | undefined =>
  day === '' ? undefined : new Date(Date.parse(day) + daysLater * dayMs).toISOString()

const toFilter = (form: FormData): Filter => ({
  actor: textOf(form, 'actor'),
  operation: textOf(form, 'operation'),
  outcome: textOf(form, 'outcome'),
  subject: textOf(form, 'subject'),
  since: toMoment(textOf(form, 'since')),
  until: toMoment(textOf(form, 'until'), 1),
})

const Field = ({ name, label, ...rest }: { name: string; label: string; type?: string; placeholder?: string }) => (
  <label className="field">
    <span className="label">{label}</span>
    <input className="input" name={name} maxLength={2048} {...rest} />
  </label>
)

const Choose = ({ onChoose }: { onChoose: (filter: Filter) => void }): ReactElement => (
  <form
    className="stack"
    onSubmit={(event) => {
      event.preventDefault()
      onChoose(toFilter(new FormData(event.currentTarget)))
    }}
  >
    <div className="columns three">
      <Field name="subject" label={t('About whom or what')} placeholder="instagram:name, name@company.example" />
      <Field name="operation" label={t('Operation')} placeholder="showContacts" />
      <Field name="actor" label={t('By token or user')} placeholder="tok_…, usr_…" />
      <label className="field">
        <span className="label">{t('Outcome')}</span>
        <select className="input" name="outcome" defaultValue="">
          <option value="">{t('All')}</option>
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {word(outcome)}
            </option>
          ))}
        </select>
      </label>
      <Field name="since" label={t('From')} type="date" />
      <Field name="until" label={t('To')} type="date" />
    </div>
    <div>
      <button type="submit" className="button">
        {t('Show')}
      </button>
    </div>
  </form>
)

const Entry = ({ entry }: { entry: AuditEntry }): ReactElement => (
  <tr>
    <th scope="row" className="nowrap">
      {moment(entry.at)}
    </th>
    <td>
      {entry.operation in routes ? (
        <a href={`/docs/#${entry.operation}`}>
          <code>{entry.operation}</code>
        </a>
      ) : (
        <code>{entry.operation}</code>
      )}
      {entry.purpose !== null && <div className="tiny muted">{entry.purpose}</div>}
    </td>
    <td>
      <Badge tone={tones[entry.outcome]}>{word(entry.outcome)}</Badge>
    </td>
    <td>
      {entry.subjects.slice(0, 3).map(({ key, name }) => (
        <div key={key} className="small">
          {name ?? <code className="tiny">{key}</code>}
        </div>
      ))}
      {entry.subjects.length > 3 && (
        <div className="tiny muted">{t('… and {count} more.', { count: entry.subjects.length - 3 })}</div>
      )}
    </td>
    <td>
      {entry.actor_name === null ? (
        <code className="tiny">{entry.actor}</code>
      ) : (
        <span className="small" title={entry.actor}>
          {entry.actor_name}
        </span>
      )}
    </td>
  </tr>
)

const Verified = ({ verdict }: { verdict: Verdict }): ReactElement =>
  verdict.broken === null ? (
    <Note title={t('The log is as it was written')}>
      {t('{entries} entries were followed, up to number {seq}. Keep this hash elsewhere:', {
        entries: whole(verdict.entries),
        seq: whole(verdict.head.seq),
      })}{' '}
      <code className="tiny">{verdict.head.hash}</code>
    </Note>
  ) : (
    <Note tone="alarm" title={t('The log was changed at entry {seq}', { seq: whole(verdict.broken.seq) })}>
      {said(verdict.broken.reason)}
    </Note>
  )

const Verify = (): ReactElement => {
  const verify = useAction('verifyAudit')
  return (
    <Panel
      title={t('Verification')}
      about={t('Each entry contains the hash of the previous one, so that changed or removed entries are detected.')}
    >
      <div>
        <button type="button" className="button" disabled={verify.isPending} onClick={() => verify.mutate({})}>
          {verify.isPending ? t('Verifying …') : t('Verify the log')}
        </button>
      </div>
      {verify.error !== null && <Failed error={verify.error} />}
      {verify.data !== undefined && <Verified verdict={verify.data} />}
    </Panel>
  )
}

/** Who did what to whom. */
export const AuditPage = (): ReactElement => {
  const [filter, setFilter] = useState<Filter>({})
  const input = { query: { ...filter, limit: 50 } }
  const pages = usePages('listAudit', input)
  return (
    <div className="page">
      <PageHead
        title={t('Audit log')}
        about={t('Who did what to whom in this account: changes, and reads of data about people.')}
        action={<CopyCurl name="listAudit" input={input} />}
      />
      <Verify />
      <Panel title={t('Entries')}>
        <Choose onChoose={setFilter} />
        <PagedList
          pages={pages}
          more={t('Older entries')}
          empty={<Empty title={t('No entries')}>{t('Nothing in the log matches.')}</Empty>}
        >
          {(entries) => (
            <>
              <div className="row">
                {Object.entries(formats).map(([format, title]) => (
                  <SaveFile
                    key={format}
                    label={title}
                    name={`audit.${format}`}
                    ask={() => send('listAudit', { query: { ...filter, format } })}
                  />
                ))}
              </div>
              <Table
                label={t('Entries')}
                narrow="cards"
                columns={[t('When'), t('Operation'), t('Outcome'), t('About'), t('By')]}
              >
                {entries.map((entry) => (
                  <Entry key={entry.seq} entry={entry} />
                ))}
              </Table>
            </>
          )}
        </PagedList>
      </Panel>
    </div>
  )
}
