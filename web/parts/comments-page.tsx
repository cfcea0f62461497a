import type { ReactElement, ReactNode } from 'react'
import { useParam } from '../address.js'
import type { OperationName } from '../api/client.js'
import { useFetched } from '../api/pairs.js'
import { sharesOf, Split } from '../charts/bars.js'
import { percent } from '../format.js'
import { Panel } from './basic.js'
import { LiveComments } from './comment-list.js'
import { FetchedPage } from './fetched-page.js'
import { Figure, type FigureFacts } from './figure.js'
import { ScorePanel, type Scored } from './score-panel.js'
import { t } from '../language/t.js'

/** A page of comments that are read one by one: they fill in while that goes on; then stands here what they amount to. */
export const CommentsPage = <
  Name extends 'getPurchaseIntent' | 'getCommentsRelevance',
  Item extends { id: string },
  Result,
>({
  name,
  list,
  title,
  about,
  back,
  show,
  children,
}: {
  name: Name
  list: OperationName
  title: string
  about: (result: Result) => ReactNode
  back: { to: string; title: string }
  show: (comment: Item) => ReactNode
  children: (result: Result, id: string) => ReactNode
}): ReactElement => {
  const id = useParam('id') ?? ''
  const fetched = useFetched(name, id)
  const result = (fetched.answer.data?.result ?? undefined) as Result | undefined
  return (
    <FetchedPage
      name={name}
      id={id}
      fetched={fetched}
      title={title}
      about={result === undefined ? t('Analysing comments.') : about(result)}
      what={t('Reading comments')}
      back={back}
    >
      {fetched.request !== undefined && !fetched.isReady && <LiveComments name={list} id={id} show={show} />}
      {result !== undefined && children(result, id)}
    </FetchedPage>
  )
}

/** The score of a conversation, and beside it what was read for it. */
export const ScoreAndSample = ({
  score,
  title,
  figures,
  read,
  kinds,
  authors,
  posts,
  complete,
  children,
}: {
  score: { name: string; definition: string; scored: Scored }
  title: string
  figures: readonly (Omit<FigureFacts, 'format' | 'asOf'> & {
    name: string
    value?: string | undefined
    note?: string | undefined
  })[]
  /** Comments read, and of which kinds they are. */
  read: number
  kinds: readonly (readonly [name: string, count: number, colour: string])[]
  authors: number
  posts?: number
  complete: boolean
  children?: ReactNode
}): ReactElement => (
  <div className="columns two top">
    <ScorePanel {...score} />
    <Panel title={title}>
      <div className="figures">
        {figures.map((figure) => (
          <Figure key={figure.name} {...figure} format={percent} asOf={score.scored.as_of} />
        ))}
      </div>
      <Split parts={sharesOf(read, kinds)} />
      <p className="small muted">
        {t('{value} of {detail}{detail2}{detail3}.', {
          value: t('{count} comments', { count: read }),
          detail: t('{count} people', { count: authors }),
          detail2: posts === undefined ? '' : ` ${t('on {value}', { value: t('{count} posts', { count: posts }) })}`,
          detail3: complete ? '' : t('; more were not read'),
        })}
      </p>
      {children}
    </Panel>
  </div>
)
