import type { ReactElement, ReactNode } from 'react'

/** The parts of a long page, always at hand. A part that is not there (yet) is simply not jumped to. */
export const PageNav = ({ parts }: { parts: readonly (readonly [id: string, title: string])[] }): ReactElement => (
  <nav className="page-nav" aria-label="On this page">
    {parts.map(([id, title]) => (
      <button
        key={id}
        type="button"
        className="chip"
        onClick={() => {
          const part = document.getElementById(id)
          part?.scrollIntoView()
          part?.focus({ preventScroll: true })
        }}
      >
        {title}
      </button>
    ))}
  </nav>
)

/** A part of a page that can be jumped to. */
export const PagePart = ({
  id,
  className = '',
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}): ReactElement => (
  <div id={id} tabIndex={-1} className={`page-part ${className}`}>
    {children}
  </div>
)
