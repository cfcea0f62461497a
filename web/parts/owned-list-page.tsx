import type { ReactElement, ReactNode } from 'react'
import type { Pages } from '../api/queries.js'
import { PageHead, Panel } from './basic.js'
import { PagedList } from './states.js'

/** A page that lists what an account has, page by page, with a form for a new one below. */
export const OwnedListPage = <Item extends { id: string }>({
  head,
  title,
  pages,
  more,
  empty,
  row,
  form,
}: {
  head: { title: string; about: string; action: ReactNode }
  title: string
  pages: Pages<Item>
  more: string
  empty: ReactNode
  row: (item: Item) => ReactNode
  form: ReactNode
}): ReactElement => (
  <div className="page">
    <PageHead {...head} />
    <Panel title={title}>
      <PagedList pages={pages} more={more} empty={empty}>
        {(items) => (
          <ul className="stack divided">
            {items.map((item) => (
              <li key={item.id} className="stack tight">
                {row(item)}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
    {form}
  </div>
)
