import type { ReactElement } from 'react'
import { useItemStream } from '../../api/item-stream.js'
import { usePages } from '../../api/queries.js'
import type { IntentComment } from '../../generated/interface.js'
import { percent, whole } from '../../format.js'
import { AnalysedComment } from '../../parts/analysed-comment.js'
import { Badge, CopyCurl, Panel } from '../../parts/basic.js'
import { Empty, Failed, Loading } from '../../parts/states.js'
import { stageNames, stages, type Stage } from './stages.js'

const One = ({ comment }: { comment: IntentComment }): ReactElement => (
  <AnalysedComment
    comment={comment}
    spans={comment.evidence.map(({ start, end, rule, negated }) => ({
      start,
      end,
      label: `${rule}${negated ? ', negated' : ''}`,
    }))}
    badges={
      <Badge tone={stages[comment.stage].tone}>
        {stages[comment.stage].title}
        {comment.stage === 'none' ? '' : ` ${percent(comment.confidence)}`}
      </Badge>
    }
  />
)

/** Comments as they are read, while the analysis runs. */
export const LiveComments = ({ id }: { id: string }): ReactElement => {
  const { items, count } = useItemStream<IntentComment>('listPurchaseIntentComments', id, true)
  return (
    <Panel
      title={`${whole(count)} comments read so far`}
      about="The newest first; they fill in while the analysis runs."
    >
      {items.length === 0 && <Loading lines={3} label="Waiting for the first comments" />}
      <ul className="stack">
        {items.slice(0, 20).map((comment) => (
          <One key={comment.id} comment={comment} />
        ))}
      </ul>
    </Panel>
  )
}

export const Comments = ({
  id,
  stage,
  onStage,
}: {
  id: string
  stage: Stage | undefined
  onStage: (stage: Stage | undefined) => void
}): ReactElement => {
  const input = { path: { id }, query: { limit: 25, stage: stage === undefined ? undefined : [stage] } }
  const pages = usePages('listPurchaseIntentComments', input)
  return (
    <Panel title="Comments" action={<CopyCurl name="listPurchaseIntentComments" input={input} />}>
      <div className="row" role="group" aria-label="Stage">
        <button type="button" className="chip" aria-pressed={stage === undefined} onClick={() => onStage(undefined)}>
          all
        </button>
        {stageNames.map((name) => (
          <button key={name} type="button" className="chip" aria-pressed={stage === name} onClick={() => onStage(name)}>
            {stages[name].title}
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
