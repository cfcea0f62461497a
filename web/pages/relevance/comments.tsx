import { useState, type ReactElement } from 'react'
import { useItemStream } from '../../api/item-stream.js'
import { usePages } from '../../api/queries.js'
import type { RelevanceComment } from '../../generated/interface.js'
import { compact, whole } from '../../format.js'
import { AnalysedComment } from '../../parts/analysed-comment.js'
import { Badge, CopyCurl, Panel, type Tone } from '../../parts/basic.js'
import { Empty, Failed, Loading } from '../../parts/states.js'

const labels = ['relevant', 'irrelevant', 'spam'] as const
const tones: Record<string, Tone> = { relevant: 'good', irrelevant: 'plain', spam: 'caution' }

const One = ({ comment }: { comment: RelevanceComment }): ReactElement => (
  <AnalysedComment
    comment={comment}
    spans={comment.why.flatMap(({ start, end, why }) =>
      start === null || end === null ? [] : [{ start, end, label: why }],
    )}
    badges={
      <>
        <Badge tone={tones[comment.label] ?? 'plain'}>
          {comment.label} {compact(comment.relevance)}
        </Badge>
        {comment.question && <Badge tone="accent">question</Badge>}
        {comment.duplicate_cluster !== null && <Badge>repeated</Badge>}
      </>
    }
  />
)

export const LiveComments = ({ id }: { id: string }): ReactElement => {
  const { items, count } = useItemStream<RelevanceComment>('listCommentsRelevanceComments', id, true)
  return (
    <Panel title={`${whole(count)} comments read so far`}>
      {items.length === 0 && <Loading lines={3} label="Waiting for the first comments" />}
      <ul className="stack">
        {items.slice(0, 20).map((comment) => (
          <One key={comment.id} comment={comment} />
        ))}
      </ul>
    </Panel>
  )
}

export const Comments = ({ id }: { id: string }): ReactElement => {
  const [label, setLabel] = useState<(typeof labels)[number]>()
  const input = { path: { id }, query: { limit: 25, label: label === undefined ? undefined : [label] } }
  const pages = usePages('listCommentsRelevanceComments', input)
  return (
    <Panel title="Comments" action={<CopyCurl name="listCommentsRelevanceComments" input={input} />}>
      <div className="row" role="group" aria-label="Label">
        {[undefined, ...labels].map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            className="chip"
            aria-pressed={label === each}
            onClick={() => setLabel(each)}
          >
            {each ?? 'all'}
          </button>
        ))}
      </div>
      {pages.isPending && <Loading lines={6} />}
      {pages.error !== null && <Failed error={pages.error} onAgain={pages.again} />}
      {!pages.isPending && pages.error === null && pages.items.length === 0 && (
        <Empty icon="relevance" title="No such comments" />
      )}
      <ul className="stack">
        {pages.items.map((comment) => (
          <One key={comment.id} comment={comment} />
        ))}
      </ul>
      {pages.hasMore && (
        <div>
          <button type="button" className="button" onClick={pages.more} disabled={pages.isLoadingMore}>
            More comments
          </button>
        </div>
      )}
    </Panel>
  )
}
