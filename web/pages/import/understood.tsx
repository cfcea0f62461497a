import { Fragment, type ReactElement } from 'react'
import { networkName, percent, whole } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Note } from '../../parts/states.js'
import type { Preview, PreviewedTable } from './corrections.js'
import { fieldName } from './field-names.js'
import { t, word, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

const formNames: Record<string, string> = {
  csv: 'CSV',
  json: 'JSON',
  jsonl: 'JSON Lines',
  parquet: 'Parquet',
  xlsx: 'Excel',
  archive: t('personal archive'),
}

const delimiterNames: Record<string, string> = {
  ',': t('commas'),
  ';': t('semicolons'),
  '\t': t('tabs'),
  '|': t('vertical bars'),
}

const describe = ({ form, format, encoding, delimiter, sheet }: Preview): string =>
  [
    format === null ? formNames[form] : format.says,
    delimiter === null
      ? undefined
      : t('separated by {delimiterNames}', { delimiterNames: delimiterNames[delimiter] ?? delimiter }),
    encoding?.toUpperCase(),
    sheet === null ? undefined : t('sheet “{sheet}”', { sheet }),
  ]
    .filter((each) => each !== undefined)
    .join(', ')

/** What the file was taken for, and what would become of its rows. */
export const Understood = ({ preview }: { preview: Preview }): ReactElement => {
  const { sampled, tables } = preview
  const notes = [...new Set(tables.flatMap((table) => table.notes))]
  const missing = [...new Set(tables.filter(({ aside }) => !aside).flatMap((table) => table.missing))]
  return (
    <Panel
      title={t('What was understood')}
      about={`${describe(preview)}. ${sampled.whole ? t('All rows were checked.') : t('The first {rows} rows were checked.', { rows: sampled.rows })}`}
    >
      {missing.length > 0 && (
        <Note tone="caution" title={t('Something is missing')}>
          {missing.map((each) => (
            <p key={each}>{each.replace(/: add \S+=.*$/, `. ${t('Say it below.')}`)}</p>
          ))}
        </Note>
      )}
      <div className="figures">
        <Figure name={t('Rows checked')} value={whole(sampled.rows)} />
        <Figure name={t('Would be taken')} value={whole(sampled.importable)} />
        <Figure name={t('Would be refused')} value={whole(sampled.rejected)} />
        <Figure name={t('Cells that would be lost')} value={whole(sampled.cells_lost)} />
      </div>
      <p className="small">
        {t('The rows become {tables}.', {
          tables: tables
            .map(({ kind, aside }) =>
              aside ? t('{kind} named in them', { kind: wordWithin(kind) }) : wordWithin(kind),
            )
            .join(', '),
        })}
        {sampled.keyed > sampled.own_ids &&
          ` ${t('{count} rows have no handle or id and are stored under one made from their content (name, author, time, text).', { count: sampled.keyed - sampled.own_ids })}`}
        {sampled.own_ids > 0 &&
          ` ${t('{count} rows have ids of the file, such as 1 or p1, and not of the network; other files of the same source are joined by them.', { count: sampled.own_ids })}`}
        {sampled.waiting > 0 &&
          ` ${t('{count} rows name a post or an account of another file and wait until it is imported.', { count: sampled.waiting })}`}
      </p>
      {notes.length > 0 && (
        <ul className="small muted">
          {notes.map((note) => (
            <li key={note}>{said(note)}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface Alike {
  lines: number[]
  kept: boolean
  reason: string
}

/** 'published_at is missing' by the name that the column has in the list above. */
const inWords = (reason: string): string =>
  reason.replace(/^([a-z]+(?:[_.][a-z]+)*)(?= is )/, (field) => fieldName(field))

/** Lines with the same problem are told once. */
const alike = (problems: Preview['problems']): Alike[] => {
  const found = new Map<string, Alike>()
  for (const { line, kept, reasons } of problems) {
    const reason = reasons.map(inWords).join('; ')
    const key = `${kept} ${reason}`
    const same = found.get(key)
    if (same === undefined) found.set(key, { lines: [line], kept, reason })
    else same.lines.push(line)
  }
  return [...found.values()]
}

export const Problems = ({ problems }: { problems: Preview['problems'] }): ReactElement | null =>
  problems.length === 0 ? null : (
    <Panel title={t('What would be lost')} about={t('The first rows with a problem.')}>
      <ul className="stack tight divided">
        {alike(problems).map(({ lines, kept, reason }) => (
          <li key={`${kept} ${reason}`} className="small">
            <strong>
              {lines.length === 1
                ? t('Line {line}', { line: String(lines[0]) })
                : t('Lines {lines}', { lines: lines.join(', ') })}
            </strong>{' '}
            {kept ? t('taken without:') : t('refused:')} {said(reason)}
          </li>
        ))}
      </ul>
    </Panel>
  )

/** What is the same in every record says nothing here. */
const hidden = new Set(['source', 'as_of', 'basis', 'synthetic', 'sample_size'])
const isNothing = (value: unknown): boolean =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** A value as it would be shown elsewhere; what has no such form as it is stored. */
const textOf = (name: string, value: unknown): string => {
  if (name === 'network') return networkName(String(value))
  if (name === 'engagement_rate' && typeof value === 'number') return percent(value)
  if (typeof value === 'number' && !/year|id$/.test(name)) return whole(value)
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The first records as they would be stored. */
export const FirstRecords = ({ tables }: { tables: readonly PreviewedTable[] }): ReactElement | null => {
  const shown = tables.flatMap(({ kind, records }) => records.slice(0, 2).map((record) => ({ kind, record })))
  if (shown.length === 0) return null
  return (
    <Panel title={t('First records')} about={t('As they would be stored.')}>
      <div className="columns two top">
        {shown.map(({ kind, record }, i) => (
          <dl key={i} className="facts" aria-label={t('{kind}, record {i}', { kind: word(kind), i: i + 1 })}>
            <dt>{t('Kind')}</dt>
            <dd>{word(kind)}</dd>
            {Object.entries(record)
              .filter(([name, value]) => !hidden.has(name) && !isNothing(value))
              .map(([name, value]) => (
                <Fragment key={name}>
                  <dt>{fieldName(name)}</dt>
                  <dd>{textOf(name, value)}</dd>
                </Fragment>
              ))}
          </dl>
        ))}
      </div>
    </Panel>
  )
}
