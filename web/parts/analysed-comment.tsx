import type { ReactElement, ReactNode } from 'react'
import { ago, counted, humanise, languageName } from '../format.js'
import { Avatar, Badge, type Tone } from './basic.js'
import { Marked, type Span } from './marked.js'

const sentimentTones: Record<string, Tone> = { positive: 'good', negative: 'alarm' }

interface Comment {
  text: string
  author: { handle: string; name: string | null }
  published_at: string
  likes: number | null
  language: string | null
  sentiment: string | null
  set_apart?: string | null
}

/** A comment with how it was read and the words that say so. */
export const AnalysedComment = ({
  comment,
  spans,
  badges,
}: {
  comment: Comment
  spans: readonly Span[]
  badges: ReactNode
}): ReactElement => (
  <li className="person comment">
    <Avatar name={comment.author.name ?? comment.author.handle} />
    <div className="stack tight">
      <p className="row tiny muted">
        <span>@{comment.author.handle}</span>
        <time dateTime={comment.published_at}>{ago(comment.published_at)}</time>
        {comment.language !== null && <span>{languageName(comment.language)}</span>}
        {comment.likes !== null && comment.likes > 0 && <span>{counted(comment.likes, 'like')}</span>}
        {badges}
        {comment.sentiment !== null && (
          <Badge tone={sentimentTones[comment.sentiment] ?? 'plain'}>{humanise(comment.sentiment)}</Badge>
        )}
        {comment.set_apart !== null && comment.set_apart !== undefined && (
          <Badge tone="caution">Not counted: {comment.set_apart.replaceAll('_', ' ')}</Badge>
        )}
      </p>
      <p className="small break">
        <Marked text={comment.text} spans={spans} />
      </p>
    </div>
  </li>
)

const confidenceTones: Record<string, Tone> = { high: 'good', medium: 'accent', low: 'caution' }

export const Confidence = ({ level, reasons }: { level: string; reasons: readonly string[] }): ReactElement => (
  <div className="stack tight">
    <div>
      <Badge tone={confidenceTones[level] ?? 'plain'}>{humanise(level)} confidence</Badge>
    </div>
    {reasons.length > 0 && (
      <ul className="small muted">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )}
  </div>
)
