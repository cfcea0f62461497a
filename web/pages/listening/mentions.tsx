import type { ReactElement } from 'react'
import type { InputOf } from '../../api/client.js'
import { useAnswer, usePages } from '../../api/queries.js'
import type { Mention } from '../../generated/interface.js'
import { compact, countryName, day, humanise, languageName, networkName, whole } from '../../format.js'
import { Avatar, Badge, CopyCurl, Panel, type Tone } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { Marked } from '../../parts/marked.js'
import { SourceLink } from '../../parts/source-link.js'
import { Empty, PagedList } from '../../parts/states.js'

export type Selection = Omit<NonNullable<InputOf<'listListeningMentions'>['query']>, 'limit' | 'cursor' | 'format'>

export const sentimentTones: Record<string, Tone> = {
  positive: 'good',
  negative: 'alarm',
  neutral: 'plain',
  not_judged: 'plain',
}

const MentionItem = ({ mention }: { mention: Mention }): ReactElement => {
  const whole = mention.title === null ? (mention.text ?? '') : `${mention.title}\n${mention.text ?? ''}`
  return (
    <li className="person comment">
      <Avatar name={mention.author.handle} />
      <div className="stack tight">
        <p className="row tiny muted">
          <span>@{mention.author.handle}</span>
          <span>{networkName(mention.network)}</span>
          <SourceLink url={mention.url} network={mention.network} author={mention.author.handle}>
            <time dateTime={mention.published_at}>{day(mention.published_at)}</time>
            <span className="visually-hidden">, open the original</span>
          </SourceLink>
          {mention.author.country !== null && <span>{countryName(mention.author.country)}</span>}
          {mention.language !== null && <span>{languageName(mention.language)}</span>}
          {mention.engagement !== null && <span>{compact(mention.engagement)} reactions</span>}
          <Badge tone={sentimentTones[mention.sentiment] ?? 'plain'}>{humanise(mention.sentiment)}</Badge>
          {mention.emotions?.map((emotion) => (
            <Badge key={emotion}>{humanise(emotion)}</Badge>
          ))}
        </p>
        <p className="small break">
          {mention.text === null ? (
            <em className="muted">Taken back since.</em>
          ) : (
            <Marked
              text={whole}
              spans={mention.matches.map(({ start, end, brand }) => ({ start, end, label: brand }))}
            />
          )}
        </p>
      </div>
    </li>
  )
}

const describe = (name: string, value: unknown): string =>
  name === 'from' || name === 'to'
    ? `${name} ${day(String(value))}`
    : name === 'country'
      ? countryName(String(value))
      : name === 'language'
        ? languageName(String(value))
        : name === 'emotion' && (value === 'none' || value === 'not_judged')
          ? `Emotion: ${humanise(String(value)).toLowerCase()}`
          : humanise(String(value))

/** The posts behind whatever figure was clicked, and exactly as many. */
export const Mentions = ({
  id,
  selection,
  onChange,
}: {
  id: string
  selection: Selection
  onChange: (selection: Selection) => void
}): ReactElement => {
  const input = { path: { id }, query: { ...selection, limit: 20 } }
  const pages = usePages('listListeningMentions', input)
  const count = useAnswer('listListeningMentions', { path: { id }, query: { ...selection, limit: 1 } }, { keep: true })
  const given = Object.entries(selection).filter(([, value]) => value !== undefined)
  return (
    <Panel
      title={
        <span id="mentions">{count.data === undefined ? 'Mentions' : `${whole(count.data.total.value)} mentions`}</span>
      }
      about="Click any figure above to see the posts behind it."
      action={<CopyCurl name="listListeningMentions" input={input} />}
    >
      {given.length > 0 && (
        <ul className="row" aria-label="Chosen">
          {given.map(([name, value]) => (
            <li key={name}>
              <button
                type="button"
                className="chip"
                aria-pressed="true"
                onClick={() =>
                  onChange({ ...selection, [name]: undefined, ...(name === 'from' ? { to: undefined } : {}) })
                }
              >
                {describe(name, value)}
                <Icon name="close" />
                <span className="visually-hidden">remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <PagedList
        pages={pages}
        more="More mentions"
        empty={
          <Empty
            icon="listening"
            title="No such mentions"
            action={
              <button type="button" className="button" onClick={() => onChange({})}>
                Show all mentions
              </button>
            }
          />
        }
      >
        {(items) => (
          <ul className="stack">
            {items.map((mention) => (
              <MentionItem key={mention.id} mention={mention} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
