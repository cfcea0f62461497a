import { useState, type ReactElement } from 'react'
import type { InputOf } from '../../api/client.js'
import { usePages } from '../../api/queries.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Empty, Failed, Loading } from '../../parts/states.js'
import { t, word } from '../../language/t.js'
import { DecideDialog } from './decide-dialog.js'
import { ItemDetail } from './item.js'
import { SimilarItems } from './similar.js'
import { useReview } from './use-review.js'
import { WorkbenchActions } from './workbench-actions.js'
import type { ScreenedContent } from '../../generated/interface.js'
import { WorkbenchList } from './workbench-list.js'

type Query = InputOf<'listScreenedContents'>['query'] & { state?: string }
const states = ['flagged', 'unflagged', 'clear', 'not_judged', 'all'] as const
type State = (typeof states)[number]

const NoItems = ({ state, onAll }: { state: State; onAll: () => void }): ReactElement => (
  <Empty
    icon="check"
    title={state === 'flagged' ? t('No flagged items') : t('No matching items')}
    action={
      state !== 'all' && (
        <button type="button" className="button" onClick={onAll}>
          {t('Show all items')}
        </button>
      )
    }
  >
    <p>{t('Choose another state above to see clear items and items that could not be judged.')}</p>
  </Empty>
)

const OpenItem = ({
  id,
  item,
  review,
}: {
  id: string
  item: ScreenedContent
  review: ReturnType<typeof useReview>
}): ReactElement => (
  <div className="workbench-detail stack" aria-live="polite">
    <ItemDetail item={item} />
    <WorkbenchActions
      state={item.state}
      chosen={review.chosen.size}
      onKeep={review.keep}
      onAsk={review.ask}
      onNext={review.next}
      onRestore={review.restore}
    />
    {review.errors.map((error, i) => (
      <Failed key={i} error={error} />
    ))}
    <SimilarItems key={item.id} id={id} itemId={item.id} />
  </div>
)

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
  const [state, setState] = useState<State>('flagged')
  const input = { path: { id }, query: { limit: 25, state, category } satisfies Query }
  const pages = usePages('listScreenedContents', input)
  const review = useReview(id, pages)
  const { item, asking } = review
  const asked = asking?.ids.length === 1 ? item : undefined
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
      {!pages.isPending && pages.error === null && item === undefined && (
        <NoItems state={state} onAll={() => setState('all')} />
      )}
      {item !== undefined && (
        <div className="workbench">
          <div className="stack tight">
            <WorkbenchList items={pages.items} review={review} />
            {pages.hasMore && (
              <button type="button" className="button slim" onClick={pages.more} disabled={pages.isLoadingMore}>
                {t('More items')}
              </button>
            )}
          </div>
          <OpenItem id={id} item={item} review={review} />
        </div>
      )}
      {asking !== undefined && (
        <DecideDialog
          action={asking.action}
          count={asking.ids.length}
          categories={categories}
          initial={{ categories: asked?.categories.map((each) => each.category) ?? [], note: asked?.note ?? '' }}
          onClose={review.close}
          onDecide={(decided) => review.decide(asking, decided)}
        />
      )}
    </Panel>
  )
}
