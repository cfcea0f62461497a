import { useState, type ReactElement } from 'react'
import { usePages } from '../../api/queries.js'
import type { RelevanceComment } from '../../generated/interface.js'
import { compact } from '../../format.js'
import { AnalysedComment } from '../../parts/analysed-comment.js'
import { Badge, type Tone } from '../../parts/basic.js'
import { CommentList } from '../../parts/comment-list.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

const labels = ['relevant', 'irrelevant', 'spam'] as const
const tones: Record<string, Tone> = { relevant: 'good', irrelevant: 'plain', spam: 'caution' }

/** `repeated`: the clusters of more than one comment, once all are read; of one alone it says nothing. */
const showWith =
  (repeated: ReadonlySet<string>) =>
  (comment: RelevanceComment): ReactElement => (
    <AnalysedComment
      key={comment.id}
      comment={comment}
      spans={comment.why.flatMap(({ start, end, why }) =>
        start === null || end === null ? [] : [{ start, end, label: said(why) }],
      )}
      badges={
        <>
          <Badge tone={tones[comment.label] ?? 'plain'}>
            {word(comment.label)} {compact(comment.relevance)}
          </Badge>
          {comment.question && <Badge tone="accent">{t('Question')}</Badge>}
          {repeated.has(comment.duplicate_cluster ?? '') && <Badge>{t('Repeated')}</Badge>}
        </>
      }
    />
  )

/** While they are still being read, nobody knows which will be repeated. */
export const showComment = showWith(new Set())

export const Comments = ({ id, repeated }: { id: string; repeated: readonly string[] }): ReactElement => {
  const [label, setLabel] = useState<(typeof labels)[number]>()
  const input = { path: { id }, query: { limit: 25, label: label === undefined ? undefined : [label] } }
  return (
    <CommentList
      name="listCommentsRelevanceComments"
      input={input}
      pages={usePages('listCommentsRelevanceComments', input)}
      label={t('Label')}
      kinds={labels.map((name) => ({ name, title: word(name) }))}
      kind={label}
      onKind={setLabel}
      show={showWith(new Set(repeated))}
    />
  )
}
