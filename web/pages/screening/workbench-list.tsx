import type { ReactElement } from 'react'
import { t, word } from '../../language/t.js'
import { Icon } from '../../parts/icons.js'
import { StateBadge } from './item.js'
import { mainText } from './main-text.js'
import type { ScreenedContent } from '../../generated/interface.js'
import type { useReview } from './use-review.js'

const Row = ({ item, isChosen }: { item: ScreenedContent; isChosen: boolean }): ReactElement => (
  <>
    <span className="row apart tiny">
      <span className="row">
        {isChosen && <Icon name="check" />}
        <StateBadge state={item.state} />
      </span>
      <span className="muted">{item.categories.map(({ category }) => word(category)).join(', ')}</span>
    </span>
    <span className="small clip-2" dir="auto">
      {mainText(item)}
    </span>
  </>
)

/** The items of a review: one is open, any number is chosen. */
export const WorkbenchList = ({
  items,
  review: { list, at, chosen, open, onKey },
}: {
  items: readonly ScreenedContent[]
  review: ReturnType<typeof useReview>
}): ReactElement => (
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
    {items.map((item, index) => (
      <li
        key={item.id}
        id={`item-${index}`}
        data-id={item.id}
        role="option"
        aria-selected={chosen.has(item.id)}
        className={`workbench-item${index === at ? ' current' : ''}`}
        onClick={() => open(item.id)}
      >
        <Row item={item} isChosen={chosen.has(item.id)} />
      </li>
    ))}
  </ul>
)
