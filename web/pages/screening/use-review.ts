import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { t } from '../../language/t.js'
import type { AskedAction, Decided } from './decide-dialog.js'
import type { ScreenedContent } from '../../generated/interface.js'
import { useDecisions } from './use-decisions.js'

interface ItemPages {
  items: readonly ScreenedContent[]
  hasMore: boolean
  more: () => void
}

interface Asked {
  action: AskedAction
  ids: readonly string[]
}

interface Review {
  list: RefObject<HTMLUListElement | null>
  /** The place of the open item in the list. */
  at: number
  item: ScreenedContent | undefined
  chosen: ReadonlySet<string>
  asking: Asked | undefined
  errors: readonly Error[]
  open: (id: string) => void
  next: () => void
  keep: () => void
  restore: () => void
  ask: (action: AskedAction) => void
  close: () => void
  decide: (asked: Asked, decided: Decided) => void
  onKey: (event: KeyboardEvent) => void
}

/** One item after another: decisions are about the chosen items, or else about the open one. */
export const useReview = (id: string, { items, hasMore, more }: ItemPages): Review => {
  const [atId, setAtId] = useState<string>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<Asked>()
  const list = useRef<HTMLUListElement>(null)
  const { send, errors } = useDecisions(id, () => setChosen(new Set()))
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === atId),
  )
  const item = items[at]
  const open = item === undefined ? [] : [item.id]

  const move = (by: number): void => {
    const next = items[Math.min(items.length - 1, Math.max(0, at + by))]
    if (next === undefined) return
    setAtId(next.id)
    if (at + by >= items.length - 3 && hasMore) more()
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const targets = (): string[] => (chosen.size > 0 ? [...chosen] : open)
  const ask = (action: AskedAction): void => {
    if (targets().length > 0) setAsking({ action, ids: targets() })
  }
  const keep = (): void => {
    send(targets(), { action: 'confirm', reason: t('Confirmed in review') })
    move(1)
  }
  const mark = (): void => {
    const [openId] = open
    if (openId === undefined) return
    const next = new Set(chosen)
    if (!next.delete(openId)) next.add(openId)
    setChosen(next)
  }
  const keys: Record<string, () => void> = {
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    x: mark,
    c: keep,
    u: () => ask('unflag'),
    f: () => ask('flag'),
    l: () => ask(item?.state === 'flagged' ? 'relabel' : 'flag'),
    n: () => ask('note'),
  }
  return {
    ...{ list, at, item, chosen, asking, errors, keep, ask },
    open: setAtId,
    next: () => move(1),
    restore: () => send(open, { action: 'flag', reason: t('Flag restored in review') }),
    close: () => setAsking(undefined),
    decide: ({ ids }, decided) => {
      setAsking(undefined)
      send(ids, decided)
      list.current?.focus()
    },
    onKey: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = keys[event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    },
  }
}
