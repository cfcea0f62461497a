import { useState, type ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import type { InputOf } from '../../api/client.js'
import { useAnswer, usePages } from '../../api/queries.js'
import type { Mention } from '../../generated/interface.js'
import { compact, countryName, day, languageName, networkName } from '../../format.js'
import { Avatar, Badge, CopyCurl, Panel, type Tone } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Icon } from '../../parts/icons.js'
import { Marked } from '../../parts/marked.js'
import { SourceLink } from '../../parts/source-link.js'
import { Empty, PagedList } from '../../parts/states.js'
import { MentionBar } from './mention-bar.js'
import { t, word, wordWithin } from '../../language/t.js'

export type Selection = Omit<NonNullable<InputOf<'listListeningMentions'>['query']>, 'limit' | 'cursor' | 'format'>

export const sentimentTones: Record<string, Tone> = {
  positive: 'good',
  negative: 'alarm',
  neutral: 'plain',
  not_judged: 'plain',
}

const MentionItem = ({
  mention,
  isChosen,
  onChoose,
}: {
  mention: Mention
  isChosen: boolean
  onChoose: () => void
}): ReactElement => {
  const whole = mention.title === null ? (mention.text ?? '') : `${mention.title}\n${mention.text ?? ''}`
  return (
    <li className="person comment">
      <Avatar name={mention.author.handle} />
      <div className="stack tight">
        <div className="row tiny muted">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('Choose the mention of @{handle}, {publishedAt}', {
              handle: mention.author.handle,
              publishedAt: day(mention.published_at),
            })}
            onChange={onChoose}
          />
          <span>{atHandle(mention.author.handle)}</span>
          <span>{networkName(mention.network)}</span>
          <SourceLink url={mention.url} network={mention.network} author={mention.author.handle}>
            <time dateTime={mention.published_at}>{day(mention.published_at)}</time>
            <span className="visually-hidden">{t(', open the original')}</span>
          </SourceLink>
          {mention.author.country !== null && <span>{countryName(mention.author.country)}</span>}
          {mention.language !== null && <span>{languageName(mention.language)}</span>}
          {mention.engagement !== null && (
            <span>{t('{engagement} reactions', { engagement: compact(mention.engagement) })}</span>
          )}
          <Badge tone={sentimentTones[mention.sentiment] ?? 'plain'}>{word(mention.sentiment)}</Badge>
          {mention.emotions?.map((emotion) => (
            <Badge key={emotion}>{word(emotion)}</Badge>
          ))}
          {mention.state === 'checked' && <Badge tone="good">{t('Checked')}</Badge>}
          {typeof mention.assignee === 'string' && (
            <Badge tone="caution">{t('For {assignee}', { assignee: mention.assignee })}</Badge>
          )}
          {mention.tags?.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
        <p className="small break">
          {mention.text === null ? (
            <em className="muted">{t('Taken back since.')}</em>
          ) : (
            <Marked
              text={whole}
              spans={mention.matches.map(({ start, end, brand }) => ({ start, end, label: brand }))}
            />
          )}
        </p>
        {typeof mention.note === 'string' && (
          <p className="tiny muted break">{t('Note: {note}', { note: mention.note })}</p>
        )}
      </div>
    </li>
  )
}

const describe = (name: string, value: unknown): string =>
  name === 'from'
    ? t('from {day}', { day: day(String(value)) })
    : name === 'to'
      ? t('to {day}', { day: day(String(value)) })
      : name === 'country'
        ? countryName(String(value))
        : name === 'language'
          ? languageName(String(value))
          : name === 'entity'
            ? String(value).replace(/^[^:]*:/u, '')
            : name === 'tag'
              ? t('Tag: {value}', { value: String(value) })
              : name === 'assignee'
                ? t('For {value}', { value: String(value) })
                : name === 'emotion' && (value === 'none' || value === 'not_judged')
                  ? t('Emotion: {value}', { value: wordWithin(String(value)) })
                  : word(String(value))

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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (mention: string): void => {
    const next = new Set(chosen)
    if (!next.delete(mention)) next.add(mention)
    setChosen(next)
  }
  const state = (['open', 'checked'] as const).find((each) => each === selection.state)
  const given = Object.entries(selection).filter(([, value]) => value !== undefined)
  return (
    <Panel
      title={
        <span id="mentions">
          {count.data === undefined ? t('Mentions') : t('{total} mentions', { total: count.data.total.value })}
        </span>
      }
      about={t(
        'Click any figure above to see the posts behind it. Choose mentions to check, assign, note or tag them.',
      )}
      action={<CopyCurl name="listListeningMentions" input={input} />}
    >
      {given.length > 0 && (
        <ul className="row" aria-label={t('Chosen')}>
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
                <span className="visually-hidden">{t('remove')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Chips
        label={t('State')}
        options={[
          { name: 'open', title: t('Open') },
          { name: 'checked', title: t('Checked') },
        ]}
        all={t('All')}
        chosen={state}
        onChoose={(next) => onChange({ ...selection, state: next })}
      />
      {chosen.size > 0 && <MentionBar id={id} chosen={[...chosen]} onClear={() => setChosen(new Set())} />}
      <PagedList
        pages={pages}
        more={t('More mentions')}
        empty={
          <Empty
            icon="listening"
            title={t('No such mentions')}
            action={
              <button type="button" className="button" onClick={() => onChange({})}>
                {t('Show all mentions')}
              </button>
            }
          />
        }
      >
        {(items) => (
          <ul className="stack">
            {items.map((mention) => (
              <MentionItem
                key={mention.id}
                mention={mention}
                isChosen={chosen.has(mention.id)}
                onChoose={() => choose(mention.id)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
