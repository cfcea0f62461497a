import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState, type ReactElement } from 'react'
import { call, type Answer } from '../../api/client.js'
import { t, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

type Translation = Answer<'translateListeningQuery'>

const tools = {
  '': t('guess the tool'),
  brandwatch: 'Brandwatch',
  talkwalker: 'Talkwalker',
  meltwater: 'Meltwater',
  lucene: 'Lucene',
  lexis: 'Lexis',
} as const
type Tool = keyof typeof tools

/** Offers to turn a query of another tool into one that is understood, and says what became of its forms. */
const Translate = ({ query, onDone }: { query: string; onDone: (answer: Translation) => void }): ReactElement => {
  const [tool, setTool] = useState<Tool>('')
  const dialect = tool === '' ? {} : { dialect: tool }
  return (
    <div className="row">
      <button
        type="button"
        className="button slim"
        onClick={() => void call('translateListeningQuery', { body: { query, ...dialect } }).then(onDone, () => {})}
      >
        {t('Translate from another tool')}
      </button>
      <select
        className="input slim"
        aria-label={t('Tool the query comes from')}
        value={tool}
        onChange={(event) => setTool(event.target.value as Tool)}
      >
        {Object.entries(tools).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

const outcome = ({ query, exact }: Translation): string =>
  query === null
    ? t('Nothing of this query could be translated.')
    : exact
      ? t('Translated without loss.')
      : t('Translated, but it may find other texts than the original:')

const Changes = ({ translation }: { translation: Translation }): ReactElement => (
  <div className="stack tight">
    <span className={translation.query === null ? 'wrong' : 'hint'}>{outcome(translation)}</span>
    {translation.error !== null && <span className="wrong">{said(translation.error.message)}</span>}
    <ul className="hint">
      {translation.changes.map(({ start, from, to, why, same }) => (
        <li key={`${start}${from}`}>
          <code>{from === '' ? '(nothing)' : from}</code> → {to === null ? t('left out') : <code>{to}</code>}
          {same ? '' : t(', not quite the same')}: {said(why)}
        </li>
      ))}
    </ul>
  </div>
)

/** Fields of the query language as people call them. */
const fieldWords: Record<string, string> = { lang: 'language' }

const unknownWords = (missing: Answer<'checkListeningQuery'>['no_data']): string =>
  missing
    .filter(({ texts }) => texts > 0)
    .map(
      ({ field, texts }) =>
        ` ${t('{texts} more have no known {field}.', { texts, field: wordWithin(fieldWords[field] ?? field) })}`,
    )
    .join('')

/** A query with what it matches now or, while it is wrong, where it is wrong. Checked as it is written. */
export const QueryBox = ({
  label,
  value,
  onChange,
  placeholder,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
}): ReactElement => {
  const id = useId()
  const query = useDeferredValue(value.trim())
  const checked = useQuery({
    queryKey: ['check', query],
    queryFn: ({ signal }) => call('checkListeningQuery', { body: { query } }, signal),
    enabled: query !== '',
    placeholderData: (old) => old,
    retry: false,
  })
  const answer = query === '' ? undefined : checked.data
  const error = answer?.error
  const [translation, setTranslation] = useState<Translation>()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input mono query-input"
        rows={2}
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        aria-invalid={error !== null && error !== undefined}
        aria-describedby={`${id}-say`}
        onChange={(event) => {
          setTranslation(undefined)
          onChange(event.target.value)
        }}
      />
      <div id={`${id}-say`} aria-live="polite" className="stack tight">
        {error !== null && error !== undefined ? (
          <>
            <span className="wrong">{said(error.message)}</span>
            <pre className="code query-error">{error.shown}</pre>
            {error.expected.length > 0 && (
              <span className="hint">{t('Expected: {expected}', { expected: error.expected.join(', ') })}</span>
            )}
            <Translate
              query={query}
              onDone={(done) => {
                setTranslation(done)
                if (done.query !== null) onChange(done.query)
              }}
            />
          </>
        ) : (
          <span className="hint">
            {answer === undefined
              ? t(
                  'AND, OR, NOT, "phrases", #tags, @mentions, NEAR/5, title:, lang:, country:, network:, site:, followers:. If empty, the name is used.',
                )
              : t('{detail}Parsed as {query}', {
                  detail:
                    answer.texts === null
                      ? ''
                      : `${t('{detail}{texts} stored texts match.{noData}', { detail: answer.texts.relation === 'gte' ? `${t('At least')} ` : '', texts: answer.texts.value, noData: unknownWords(answer.no_data) })} `,
                  query: answer.query ?? '',
                })}
          </span>
        )}
        {translation !== undefined && <Changes translation={translation} />}
      </div>
    </div>
  )
}
