import { Fragment, type ReactElement } from 'react'
import { counted, humanise, whole } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Note } from '../../parts/states.js'
import type { Preview, PreviewedTable } from './corrections.js'

const formNames: Record<string, string> = {
  csv: 'CSV',
  json: 'JSON',
  jsonl: 'JSON Lines',
  parquet: 'Parquet',
  xlsx: 'Excel',
  archive: 'personal archive',
}

const delimiterNames: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' }

const describe = ({ form, format, encoding, delimiter, sheet }: Preview): string =>
  [
    format === null ? formNames[form] : format.says,
    delimiter === null ? undefined : `separated by ${delimiterNames[delimiter] ?? delimiter}`,
    encoding ?? undefined,
    sheet === null ? undefined : `sheet “${sheet}”`,
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
      title="What was understood"
      about={`${describe(preview)}. ${sampled.whole ? 'All rows were checked.' : `The first ${whole(sampled.rows)} rows were checked.`}`}
    >
      {missing.length > 0 && (
        <Note tone="caution" title="Something is missing">
          {missing.map((each) => (
            <p key={each}>{each.replace(/: add \S+=.*$/, '. Say it below.')}</p>
          ))}
        </Note>
      )}
      <div className="figures">
        <Figure name="Rows checked" value={whole(sampled.rows)} />
        <Figure name="Would be taken" value={whole(sampled.importable)} />
        <Figure name="Would be refused" value={whole(sampled.rejected)} />
        <Figure name="Cells that would be lost" value={whole(sampled.cells_lost)} />
      </div>
      <p className="small">
        The rows become {tables.map(({ kind, aside }) => (aside ? `${kind} named in them` : kind)).join(' and ')}.
        {sampled.keyed > 0 &&
          ` ${counted(sampled.keyed, 'row has', 'rows have')} no handle or id and ${sampled.keyed === 1 ? 'is' : 'are'} kept under a key made of the content.`}
      </p>
      {notes.length > 0 && (
        <ul className="small muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

export const Problems = ({ problems }: { problems: Preview['problems'] }): ReactElement | null =>
  problems.length === 0 ? null : (
    <Panel title="What would be lost" about="The first rows with a problem.">
      <ul className="stack tight divided">
        {problems.map(({ line, kept, reasons }) => (
          <li key={line} className="small">
            <strong>Line {whole(line)}</strong> {kept ? 'is taken without:' : 'is refused:'} {reasons.join('; ')}
          </li>
        ))}
      </ul>
    </Panel>
  )

/** What is the same in every record says nothing here. */
const hidden = new Set(['source', 'as_of', 'basis', 'synthetic', 'sample_size'])
const isNothing = (value: unknown): boolean =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The first records as they would be stored. */
export const FirstRecords = ({ tables }: { tables: readonly PreviewedTable[] }): ReactElement | null => {
  const shown = tables.flatMap(({ kind, records }) => records.slice(0, 2).map((record) => ({ kind, record })))
  if (shown.length === 0) return null
  return (
    <Panel title="First records" about="As they would be stored.">
      <div className="columns two top">
        {shown.map(({ kind, record }, i) => (
          <dl key={i} className="facts" aria-label={`${humanise(kind)}, record ${i + 1}`}>
            <dt>Kind</dt>
            <dd>{humanise(kind)}</dd>
            {Object.entries(record)
              .filter(([name, value]) => !hidden.has(name) && !isNothing(value))
              .map(([name, value]) => (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>{textOf(value)}</dd>
                </Fragment>
              ))}
          </dl>
        ))}
      </div>
    </Panel>
  )
}
