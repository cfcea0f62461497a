import type { ReactElement } from 'react'
import { usePages } from '../../api/queries.js'
import type { IntentComment } from '../../generated/interface.js'
import { percent } from '../../format.js'
import { AnalysedComment } from '../../parts/analysed-comment.js'
import { Badge } from '../../parts/basic.js'
import { CommentList } from '../../parts/comment-list.js'
import { stageNames, stages, type Stage } from './stages.js'
import { t } from '../../language/t.js'

export const showComment = (comment: IntentComment): ReactElement => (
  <AnalysedComment
    key={comment.id}
    comment={comment}
    spans={comment.evidence.map(({ start, end, rule, negated }) => ({
      start,
      end,
      label: `${rule}${negated ? t(', negated') : ''}`,
    }))}
    badges={
      comment.stage === 'none' ? null : (
        <Badge tone={stages[comment.stage].tone}>
          {stages[comment.stage].title} {percent(comment.confidence)}
        </Badge>
      )
    }
  />
)

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
  return (
    <CommentList
      name="listPurchaseIntentComments"
      input={input}
      pages={usePages('listPurchaseIntentComments', input)}
      label={t('Stage')}
      kinds={stageNames.map((name) => ({ name, title: stages[name].title }))}
      kind={stage}
      onKind={onStage}
      show={showComment}
    />
  )
}
