import type { ReactElement, ReactNode } from 'react'
import { ProblemError } from '../api/client.js'
import type { Pages } from '../api/queries.js'
import type { Missing, Problem } from '../generated/interface.js'
import { Icon, type IconName } from './icons.js'
import { sameMissing } from './same-missing.js'
import { itemName } from '../names.js'
import { rich, spokenLanguage, t, word } from '../language/t.js'
import { said } from '../language/said.js'

export const Note = ({
  tone = 'plain',
  title,
  children,
}: {
  tone?: 'plain' | 'caution' | 'alarm'
  title?: string
  children?: ReactNode
}): ReactElement => (
  <div className={`note ${tone}`} role={tone === 'alarm' ? 'alert' : undefined}>
    <Icon name={tone === 'plain' ? 'info' : 'warning'} />
    <div>
      {title !== undefined && <strong>{title}</strong>}
      {children !== undefined && <div>{children}</div>}
    </div>
  </div>
)

/** The kind of refusal in the language of the console; what exactly is wrong is said by the service. */
const titleOf = (problem: Problem | undefined): string => {
  if (problem === undefined) return t('Something went wrong')
  return problem.status === 0 || spokenLanguage() === 'en' ? problem.title : word(problem.code)
}

/** The field that a pointer leads to: `/brands/0` is the first of the brands. */
const fieldAt = (pointer: string): string => {
  const parts = pointer.split('/').filter((part) => part !== '')
  const name = parts.filter((part) => !/^\d+$/.test(part)).at(-1) ?? t('Input')
  const place = /^\d+$/.test(parts.at(-1) ?? '') ? ` ${Number(parts.at(-1)) + 1}` : ''
  return `${word(name)}${place}`
}

/** A refusal in the service's own words, with what it says about each value and the id that finds it in the log. */
export const Failed = ({ error, onAgain }: { error: Error; onAgain?: (() => void) | undefined }): ReactElement => {
  const problem = error instanceof ProblemError ? error.problem : undefined
  const wrong = problem?.errors?.slice(0, 6) ?? []
  return (
    <Note tone="alarm" title={titleOf(problem)}>
      {wrong.length === 0 ? (
        <p>{said(problem?.detail ?? error.message)}</p>
      ) : (
        <ul>
          {wrong.map(({ pointer, message }) => (
            <li key={pointer + message}>
              {fieldAt(pointer)}: {said(message)}
            </li>
          ))}
        </ul>
      )}
      {problem !== undefined && problem.request_id !== '' && (
        <p className="tiny">
          {rich('{code} · request {code2}', {
            code: <code>{problem.code}</code>,
            code2: <code>{problem.request_id}</code>,
          })}
        </p>
      )}
      {onAgain !== undefined && (
        <p>
          <button type="button" className="link-button" onClick={onAgain}>
            {t('Try again')}
          </button>
        </p>
      )}
    </Note>
  )
}

export const Empty = ({
  icon = 'search',
  title,
  action,
  children,
}: {
  icon?: IconName
  title: string
  /** What to do about it, one click away. */
  action?: ReactNode
  children?: ReactNode
}): ReactElement => (
  <div className="empty">
    <Icon name={icon} />
    <p className="empty-title">{title}</p>
    {children !== undefined && <div className="stack tight">{children}</div>}
    {action !== undefined && <div className="row empty-action">{action}</div>}
  </div>
)

export const Loading = ({ lines = 4, label = t('Loading') }: { lines?: number; label?: string }): ReactElement => (
  <div className="stack tight" role="status" aria-busy="true">
    <span className="visually-hidden">{label} …</span>
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} className="skeleton" style={{ height: '1.6rem', width: `${100 - ((index * 17) % 40)}%` }} />
    ))}
  </div>
)

/** What a partial answer lacks, item by item. */
export const WhatIsMissing = ({ missing }: { missing: readonly Missing[] }): ReactElement | null =>
  missing.length === 0 ? null : (
    <Note tone="caution" title={t('Partial: {count} things are missing', { count: missing.length })}>
      <Reasons groups={sameMissing(missing)} />
    </Note>
  )

const reasonsShown = 8
const namesShown = 12

const Reasons = ({ groups }: { groups: ReturnType<typeof sameMissing<Missing>> }): ReactElement => (
  <>
    <ul>
      {groups.slice(0, reasonsShown).map(({ first, others }) => (
        <li key={first.item}>
          <strong>{itemName(first.item)}</strong> {said(first.detail)}
          {others.length > 0 && (
            <details>
              <summary>{t('The same for {count} more', { count: others.length })}</summary>
              {others
                .slice(0, namesShown)
                .map(({ item }) => itemName(item))
                .join(', ')}
              {others.length > namesShown && ' …'}
            </details>
          )}
        </li>
      ))}
    </ul>
    {groups.length > reasonsShown && <p>{t('… and {count} more.', { count: groups.length - reasonsShown })}</p>}
  </>
)

interface Read<T> {
  data: T | undefined
  error: Error | null
  isPending: boolean
  refetch?: () => unknown
}

/** One of three: on its way, refused, or here. */
export const Shown = <T,>({
  of: { data, error, isPending, refetch },
  lines,
  children,
}: {
  of: Read<T>
  lines?: number
  children: (data: T) => ReactNode
}): ReactNode => {
  if (data !== undefined) return children(data)
  if (error !== null) return <Failed error={error} onAgain={refetch === undefined ? undefined : () => void refetch()} />
  return isPending ? <Loading lines={lines ?? 4} /> : null
}

/** A list that comes page by page: on its way, refused, empty, or here with a way to more. */
export const PagedList = <Item,>({
  pages,
  more,
  empty,
  lines = 6,
  children,
}: {
  pages: Pages<Item>
  more: string
  empty: ReactNode
  lines?: number
  children: (items: readonly Item[]) => ReactNode
}): ReactNode => {
  if (pages.isPending) return <Loading lines={lines} />
  if (pages.error !== null) return <Failed error={pages.error} onAgain={pages.again} />
  if (pages.items.length === 0) return empty
  return (
    <>
      {children(pages.items)}
      {pages.hasMore && (
        <div>
          <button type="button" className="button" onClick={pages.more} disabled={pages.isLoadingMore}>
            {pages.isLoadingMore ? t('Loading …') : more}
          </button>
        </div>
      )}
    </>
  )
}
