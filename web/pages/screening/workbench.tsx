import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { InputOf } from '../../api/client.js'
import { useAction, usePages } from '../../api/queries.js'
import { compact } from '../../format.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Icon } from '../../parts/icons.js'
import { Empty, Failed, Loading } from '../../parts/states.js'
import { mainText } from './main-text.js'
import { toast, toastUndoable } from '../../parts/toasts.js'
import { ItemDetail, StateBadge } from './item.js'
import { DecideDialog, type AskedAction, type Decided } from './decide-dialog.js'
import { SimilarItems } from './similar.js'
import { t, word } from '../../language/t.js'

type Query = InputOf<'listScreenedContents'>['query'] & { state?: string }
const states = ['flagged', 'unflagged', 'clear', 'not_judged', 'all'] as const

/** The review: one item after another, by keyboard alone if one likes. */
export const Workbench = ({
  id,
  category,
  categories,
}: {
  id: string
  category: string | undefined
  categories: readonly string[]
}): ReactElement => {
  const queryClient = useQueryClient()
  const [state, setState] = useState<(typeof states)[number]>('flagged')
  const input = { path: { id }, query: { limit: 25, state, category } satisfies Query }
  const pages = usePages('listScreenedContents', input)
  const [atId, setAtId] = useState<string>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<{ action: AskedAction; ids: readonly string[] }>()
  const list = useRef<HTMLUListElement>(null)
  const { items } = pages
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === atId),
  )
  const item = items[at]

  const refresh = (): Promise<unknown> =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['listScreenedContents'] }),
      queryClient.invalidateQueries({ queryKey: ['getScreening'] }),
      queryClient.invalidateQueries({ queryKey: ['listScreeningHistory'] }),
    ])
  const takeBack = useAction('undoDecision', ({ before, after }) => {
    toast(t('Undone: score {score} → {score2}', { score: compact(before.score), score2: compact(after.score) }))
    return refresh()
  })
  const decide = useAction('reviewContents', (answer) => {
    const { before, after, decision, changed } = answer
    setChosen(new Set())
    const text = t('{value}: score {score} → {score2}', {
      value: t('{count} items', { count: changed.length }),
      score: compact(before.score),
      score2: compact(after.score),
    })
    if (changed.length === 0 || decision === null) toast(t('Nothing changed.'))
    else toastUndoable(text, () => takeBack.mutate({ path: { id }, body: { decision_id: decision.id } }))
    return refresh()
  })

  const move = (by: number): void => {
    const next = items[Math.min(items.length - 1, Math.max(0, at + by))]
    if (next === undefined) return
    setAtId(next.id)
    if (at + by >= items.length - 3 && pages.hasMore) pages.more()
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const targets = (): string[] => (chosen.size > 0 ? [...chosen] : item === undefined ? [] : [item.id])
  const send = (ids: readonly string[], decided: Decided): void =>
    decide.mutate({ path: { id }, body: { content_ids: [...ids], ...decided } })
  const ask = (action: AskedAction): void => {
    if (targets().length > 0) setAsking({ action, ids: targets() })
  }
  const keep = (): void => {
    send(targets(), { action: 'confirm', reason: t('Confirmed in review') })
    move(1)
  }
  const mark = (): void => {
    if (item === undefined) return
    const next = new Set(chosen)
    if (!next.delete(item.id)) next.add(item.id)
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
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  return (
    <Panel
      title={t('Review')}
      about={t(
        'Move with the arrow keys or J and K. X selects, C confirms, U unflags, F flags, L relabels, N writes a note, Z undoes the last decision. The history keeps every decision.',
      )}
      action={<CopyCurl name="listScreenedContents" input={input} />}
    >
      <Chips
        label={t('Which items')}
        options={states.map((name) => ({ name, title: word(name) }))}
        chosen={state}
        onChoose={(next) => setState(next ?? 'flagged')}
      />
      {pages.isPending && <Loading lines={6} />}
      {pages.error !== null && <Failed error={pages.error} onAgain={pages.again} />}
      {!pages.isPending && pages.error === null && items.length === 0 && (
        <Empty
          icon="check"
          title={state === 'flagged' ? t('No flagged items') : t('No matching items')}
          action={
            state !== 'all' && (
              <button type="button" className="button" onClick={() => setState('all')}>
                {t('Show all items')}
              </button>
            )
          }
        >
          <p>{t('Choose another state above to see clear items and items that could not be judged.')}</p>
        </Empty>
      )}
      {item !== undefined && (
        <div className="workbench">
          <div className="stack tight">
            <ul
              ref={list}
              className="workbench-list"
              role="listbox"
              aria-label={t('Items')}
              aria-multiselectable="true"
              aria-activedescendant={`item-${at}`}
              tabIndex={0}
              onKeyDown={onKey}
            >
              {items.map((each, index) => (
                <li
                  key={each.id}
                  id={`item-${index}`}
                  data-id={each.id}
                  role="option"
                  aria-selected={chosen.has(each.id)}
                  className={`workbench-item${index === at ? ' current' : ''}`}
                  onClick={() => setAtId(each.id)}
                >
                  <span className="row apart tiny">
                    <span className="row">
                      {chosen.has(each.id) && <Icon name="check" />}
                      <StateBadge state={each.state} />
                    </span>
                    <span className="muted">{each.categories.map(({ category: name }) => word(name)).join(', ')}</span>
                  </span>
                  <span className="small clip-2" dir="auto">
                    {mainText(each)}
                  </span>
                </li>
              ))}
            </ul>
            {pages.hasMore && (
              <button type="button" className="button slim" onClick={pages.more} disabled={pages.isLoadingMore}>
                {t('More items')}
              </button>
            )}
          </div>
          <div className="workbench-detail stack" aria-live="polite">
            <ItemDetail item={item} />
            <div className="row">
              {item.state === 'flagged' ? (
                <>
                  <button type="button" className="button" onClick={keep}>
                    {t('Keep flagged{detail}', { detail: chosen.size > 1 ? ` (${chosen.size})` : '' })}
                  </button>
                  <button type="button" className="button" onClick={() => ask('unflag')}>
                    {t('Unflag{detail} …', { detail: chosen.size > 1 ? ` ${chosen.size}` : '' })}
                  </button>
                  <button type="button" className="button" onClick={() => ask('relabel')}>
                    {t('Relabel …')}
                  </button>
                </>
              ) : (
                item.state !== 'unflagged' && (
                  <button type="button" className="button" onClick={() => ask('flag')}>
                    {t('Flag{detail} …', { detail: chosen.size > 1 ? ` ${chosen.size}` : '' })}
                  </button>
                )
              )}
              <button type="button" className="button quiet" onClick={() => ask('note')}>
                {t('Note …')}
              </button>
              <button type="button" className="button quiet" onClick={() => move(1)}>
                {t('Next')}
              </button>
              {item.state === 'unflagged' && (
                <button
                  type="button"
                  className="button"
                  onClick={() => send([item.id], { action: 'flag', reason: t('Flag restored in review') })}
                >
                  <Icon name="undo" />
                  {t('Flag again')}
                </button>
              )}
            </div>
            {decide.error !== null && <Failed error={decide.error} />}
            {takeBack.error !== null && <Failed error={takeBack.error} />}
            <SimilarItems key={item.id} id={id} itemId={item.id} />
          </div>
        </div>
      )}
      {asking !== undefined && (
        <DecideDialog
          action={asking.action}
          count={asking.ids.length}
          categories={categories}
          initial={{
            categories: asking.ids.length === 1 ? (item?.categories.map((each) => each.category) ?? []) : [],
            note: asking.ids.length === 1 ? (item?.note ?? '') : '',
          }}
          onClose={() => setAsking(undefined)}
          onDecide={(decided) => {
            setAsking(undefined)
            send(asking.ids, decided)
            list.current?.focus()
          }}
        />
      )}
    </Panel>
  )
}
