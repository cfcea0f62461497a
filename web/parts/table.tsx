import type { ReactElement, ReactNode } from 'react'

interface Heading {
  title: string
  /** Numbers stand at the end. */
  end?: boolean
  /** Said to readers of the screen alone: a column of buttons needs no heading to be seen. */
  hidden?: boolean
}

/** A table that scrolls by itself where it is wider than the page, also by keyboard. */
export const Table = ({
  label,
  columns,
  narrow = 'scroll',
  children,
}: {
  label: string
  /** On a phone, a table scrolls sideways, or each row becomes a card that begins with its first cell. */
  narrow?: 'scroll' | 'cards'
  columns: readonly (string | Heading)[]
  /** Its rows. */
  children: ReactNode
}): ReactElement => (
  <div className="scroll-x" tabIndex={0} role="group" aria-label={label}>
    <table className={`table${narrow === 'cards' ? ' cards' : ''}`}>
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
