import {
  createContext,
  useContext,
  useEffect,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useRouterState } from '@tanstack/react-router'
import { textIn, useAddress, useSetAddress } from '../address.js'
import { t } from '../language/t.js'

type Parts = readonly (readonly [id: string, title: string])[]

const jumpTo = (id: string): void => {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

/** The parts of a long page, always at hand. A part that is not there (yet) is simply not jumped to. */
export const PageNav = ({ parts }: { parts: Parts }): ReactElement => (
  <nav className="page-nav" aria-label={t('On this page')}>
    {parts.map(([id, title]) => (
      <button key={id} type="button" className="chip" onClick={() => jumpTo(id)}>
        {title}
      </button>
    ))}
  </nav>
)

const narrow = matchMedia('(max-width: 40rem)')

const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener)
      return () => narrow.removeEventListener('change', listener)
    },
    () => narrow.matches,
  )

/** The part shown on a narrow screen; undefined where all are. */
const ShownPart = createContext<string | undefined>(undefined)

const PartTabs = ({
  parts,
  chosen,
  onChoose,
}: {
  parts: Parts
  chosen: string
  onChoose: (id: string) => void
}): ReactElement => {
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = parts.findIndex(([id]) => id === chosen)
    const [next] = parts[(at + step + parts.length) % parts.length] ?? []
    if (next === undefined) return
    onChoose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div className="page-nav" role="tablist" aria-label={t('Parts of this page')}>
      {parts.map(([id, title]) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          className="chip"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={move}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

/** A long page: its parts below each other with a way to jump, or on a narrow screen one at a time in tabs. */
export const PageParts = ({ parts, children }: { parts: Parts; children: ReactNode }): ReactElement => {
  const isNarrow = useNarrow()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const address = useAddress()
  const setAddress = useSetAddress()
  const wanted = textIn(address['part'])
  const chosen = parts.find(([id]) => id === wanted)?.[0] ?? parts[0]?.[0] ?? ''
  return (
    <ShownPart value={isNarrow ? chosen : undefined}>
      {isNarrow ? (
        <PartTabs parts={parts} chosen={chosen} onChoose={(part) => setAddress(path, { ...address, part }, true)} />
      ) : (
        <PageNav parts={parts} />
      )}
      {children}
    </ShownPart>
  )
}

/** A part of a page that can be jumped to. */
export const PagePart = ({
  id,
  className = '',
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}): ReactElement => {
  const shown = useContext(ShownPart)
  const isWanted = textIn(useAddress()['part']) === id && shown === undefined
  // Whoever follows a link to a part begins there; the parts may come later than the page.
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.scrollIntoView()
  }, [isWanted, id])
  const tab = shown === undefined ? {} : { role: 'tabpanel', 'aria-labelledby': `tab-${id}`, hidden: shown !== id }
  return (
    <div id={id} tabIndex={-1} className={`page-part ${className}`} {...tab}>
      {children}
    </div>
  )
}
