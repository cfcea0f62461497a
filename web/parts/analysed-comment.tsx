import type { ReactElement, ReactNode } from 'react'
import { ago, languageName } from '../format.js'
import { Avatar, Badge, type Tone } from './basic.js'
import { Marked, type Span } from './marked.js'
import { t, word, wordWithin } from '../language/t.js'
import { said } from '../language/said.js'

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
        {comment.likes !== null && comment.likes > 0 && <span>{t('{count} likes', { count: comment.likes })}</span>}
        {badges}
        {comment.sentiment !== null && (
          <Badge tone={sentimentTones[comment.sentiment] ?? 'plain'}>{word(comment.sentiment)}</Badge>
        )}
        {comment.set_apart !== null && comment.set_apart !== undefined && (
          <Badge tone="caution">{t('Not counted: {setApart}', { setApart: wordWithin(comment.set_apart) })}</Badge>
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
      <Badge tone={confidenceTones[level] ?? 'plain'}>{t('{level} confidence', { level: word(level) })}</Badge>
    </div>
    {reasons.length > 0 && (
      <ul className="small muted">
        {reasons.map((reason) => (
          <li key={reason}>{said(reason)}</li>
        ))}
      </ul>
    )}
  </div>
)
