import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { ProblemError } from '../../api/client.js'
import { usePages } from '../../api/queries.js'
import type { Comment, Content } from '../../generated/interface.js'
import { ago, compact, languageName } from '../../format.js'
import { Avatar, Badge, CopyCurl, inventedPicture, Panel } from '../../parts/basic.js'
import { ContentPicture } from '../../parts/picture.js'
import { Dialog } from '../../parts/dialog.js'
import { Empty, Failed, Loading } from '../../parts/states.js'
import type { NetworkId } from '../../parts/name-profile.js'
import { t, word, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

/** The text with the words that disclose a paid post set apart. */
const TextWithDisclosures = ({ content }: { content: Content }): ReactElement => {
  const parts: (string | ReactElement)[] = []
  let at = 0
  for (const { start, end } of [...content.sponsored.disclosures].sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    parts.push(content.text.slice(at, start), <mark key={start}>{content.text.slice(start, end)}</mark>)
    at = end
  }
  return (
    <p className="small break" dir="auto">
      {parts}
      {content.text.slice(at)}
    </p>
  )
}

export const EngagementLine = ({ engagement }: { engagement: Content['engagement'] }): ReactElement => (
  <ul className="row tiny muted number">
    {Object.entries(engagement)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => (
        <li key={name}>
          {compact(value)} {wordWithin(name)}
        </li>
      ))}
  </ul>
)

export const ContentCard = ({ content, onComments }: { content: Content; onComments?: () => void }): ReactElement => (
  <article className="content-card stack tight">
    <div className="row tiny muted">
      <Badge>{word(content.type)}</Badge>
      <time dateTime={content.published_at}>{ago(content.published_at)}</time>
      {content.language !== null && <span>{languageName(content.language)}</span>}
      {content.sponsored.is && (
        <Badge tone="caution">
          {t('paid{detail}', {
            detail: content.sponsored.brands.length > 0 ? `: ${content.sponsored.brands.join(', ')}` : '',
          })}
        </Badge>
      )}
    </div>
    {content.synthetic ? (
      <img
        className="content-picture"
        src={inventedPicture('scenes', `${content.network}:${content.id}`)}
        alt=""
        width="160"
        height="120"
        loading="lazy"
      />
    ) : (
      <ContentPicture network={content.network} id={content.id} />
    )}
    {content.title !== null && <strong className="small">{content.title}</strong>}
    <TextWithDisclosures content={content} />
    <div className="row apart">
      <EngagementLine engagement={content.engagement} />
      {onComments !== undefined && (content.engagement.comments ?? 0) > 0 && (
        <button type="button" className="button quiet slim" onClick={onComments}>
          {t('Read comments')}
        </button>
      )}
    </div>
  </article>
)

const CommentItem = ({ comment }: { comment: Comment }): ReactElement => (
  <li className="person comment">
    <Avatar name={comment.author.name ?? comment.author.handle} />
    <div>
      <p className="tiny muted">
        @{comment.author.handle} · {ago(comment.published_at)}
        {comment.likes !== null && ` ${t('· {likes} likes', { likes: compact(comment.likes) })}`}
      </p>
      <p className="small break" dir="auto">
        {comment.text}
      </p>
    </div>
  </li>
)

const CommentsDialog = ({ content, onClose }: { content: Content; onClose: () => void }): ReactElement => {
  const input = { body: { content: { network: content.network, content_id: content.id }, limit: 30 } }
  const pages = usePages('fetchComments', input, 'body')
  return (
    <Dialog title={t('Comments')} onClose={onClose} side>
      <TextWithDisclosures content={content} />
      <CopyCurl name="fetchComments" input={input} />
      {pages.isPending && <Loading />}
      {pages.error !== null && <Failed error={pages.error} onAgain={pages.again} />}
      <ul className="stack">
        {pages.items.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ul>
      {pages.hasMore && (
        <button type="button" className="button" onClick={pages.more} disabled={pages.isLoadingMore}>
          {t('More')}
        </button>
      )}
    </Dialog>
  )
}

export const Contents = ({ network, handle }: { network: NetworkId; handle: string }): ReactElement => {
  const [reading, setReading] = useState<Content>()
  const input = { body: { profile: { network, handle }, limit: 12, max_age_s: 86_400 } }
  const pages = usePages('fetchContent', input, 'body')
  // A profile from a file without posts, on a network that is not read: nothing went wrong, nothing is there.
  const cannotRead = pages.error instanceof ProblemError && pages.error.problem.code === 'not_supported'
  const isEmpty = cannotRead || (!pages.isPending && pages.error === null && pages.items.length === 0)
  return (
    <Panel
      title={t('Posts')}
      about={t('Newest first, as read from the network. Words that disclose a paid post are highlighted.')}
      action={<CopyCurl name="fetchContent" input={input} />}
    >
      {pages.isPending && <Loading lines={6} />}
      {pages.error !== null && !cannotRead && <Failed error={pages.error} onAgain={pages.again} />}
      {isEmpty && (
        <Empty
          icon="media"
          title={cannotRead ? t('No posts stored') : t('No public posts')}
          action={
            <Link to="/import" className="button">
              {t('Import posts from a file')}
            </Link>
          }
        >
          {cannotRead && pages.error !== null && <p>{said(pages.error.message)}</p>}
        </Empty>
      )}
      <div className="columns">
        {pages.items.map((content) => (
          <ContentCard key={content.id} content={content} onComments={() => setReading(content)} />
        ))}
      </div>
      {pages.hasMore && (
        <div>
          <button type="button" className="button" onClick={pages.more} disabled={pages.isLoadingMore}>
            {pages.isLoadingMore ? t('Loading …') : t('Older posts')}
          </button>
        </div>
      )}
      {reading !== undefined && <CommentsDialog content={reading} onClose={() => setReading(undefined)} />}
    </Panel>
  )
}
