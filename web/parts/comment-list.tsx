import type { ReactElement, ReactNode } from 'react'
import { useItemStream } from '../api/item-stream.js'
import type { InputOf, OperationName } from '../api/client.js'
import type { Pages } from '../api/queries.js'
import { Chips } from './chips.js'
import { CopyCurl, Panel } from './basic.js'
import { Empty, Loading, PagedList } from './states.js'
import { t } from '../language/t.js'

interface Listed {
  id: string
}

/** Comments as they are read, while an analysis runs. */
export const LiveComments = <Item extends Listed>({
  name,
  id,
  show,
}: {
  name: OperationName
  id: string
  show: (comment: Item) => ReactNode
}): ReactElement => {
  const { items, count } = useItemStream<Item>(name, id, true)
  return (
    <Panel
      title={t('{count} comments read so far', { count })}
      about={t('Newest first. Comments appear while the analysis is running.')}
    >
      {items.length === 0 && <Loading lines={3} label={t('Waiting for the first comments')} />}
      <ul className="stack">{items.slice(0, 20).map(show)}</ul>
    </Panel>
  )
}

/** The comments of a finished analysis, all of them or those of one kind. */
export const CommentList = <Item extends Listed, Kind extends string, Name extends OperationName>({
  name,
  input,
  pages,
  label,
  kinds,
  kind,
  onKind,
  show,
}: {
  name: Name
  input: InputOf<Name>
  pages: Pages<Item>
  label: string
  kinds: readonly { name: Kind; title: string }[]
  kind: Kind | undefined
  onKind: (kind: Kind | undefined) => void
  show: (comment: Item) => ReactNode
}): ReactElement => (
  <Panel title={t('Comments')} action={<CopyCurl name={name} input={input} />}>
    <Chips label={label} options={kinds} chosen={kind} onChoose={onKind} all={t('All')} />
    <PagedList
      pages={pages}
      more={t('More comments')}
      empty={<Empty icon="relevance" title={t('No matching comments')} />}
    >
      {(items) => <ul className="stack">{items.map(show)}</ul>}
    </PagedList>
  </Panel>
)
