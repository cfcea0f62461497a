import type { CSSProperties, ReactElement, ReactNode } from 'react'

interface Heading {
  title: string
  /** Numbers stand at the end. */
  end?: boolean
  /** Said to readers of the screen alone: a column of buttons needs no heading to be seen. */
  hidden?: boolean
}

/** The headings for the style sheet, which writes them before the cells of a card. */
const labelsOf = (columns: readonly (string | Heading)[]): CSSProperties =>
  Object.fromEntries(
    columns.map((column, i) => {
      const { title, hidden = false } = typeof column === 'string' ? { title: column } : column
      return [`--column-${i + 1}`, hidden ? 'none' : JSON.stringify(title)]
    }),
  )

/** A table that scrolls by itself where it is wider than the page, also by keyboard. */
export const Table = ({
  label,
  columns,
  narrow = 'scroll',
  dense = false,
  children,
}: {
  label: string
  /** On a phone, a table scrolls sideways, or each row becomes a card that begins with its first cell, with or without the names of the others. */
  narrow?: 'scroll' | 'cards' | 'labelled'
  /** Many columns: closer together. */
  dense?: boolean
  columns: readonly (string | Heading)[]
  /** Its rows. */
  children: ReactNode
}): ReactElement => (
  <div className="scroll-x" tabIndex={0} role="group" aria-label={label}>
    <table
      className={`table${narrow === 'scroll' ? '' : ' cards'}${narrow === 'labelled' ? ' labelled' : ''}${dense ? ' dense' : ''}`}
      style={narrow === 'labelled' ? labelsOf(columns) : undefined}
    >
      <thead>
        <tr>
          {columns.map((column) => {
            const { title, end = false, hidden = false } = typeof column === 'string' ? { title: column } : column
            return (
              <th key={title} scope="col" className={end ? 'end' : undefined}>
                {hidden ? <span className="visually-hidden">{title}</span> : title}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
