import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState, type ReactElement } from 'react'
import { call, type Answer } from '../../api/client.js'
import { whole } from '../../format.js'

type Translation = Answer<'translateListeningQuery'>

/** Offers to turn a query of another tool into one that is understood, and says what became of its forms. */
const Translate = ({ query, onDone }: { query: string; onDone: (answer: Translation) => void }): ReactElement => (
  <div>
    <button
      type="button"
      className="button slim"
      onClick={() => void call('translateListeningQuery', { body: { query } }).then(onDone, () => {})}
    >
      Translate from another tool
    </button>
  </div>
)

const Changes = ({ translation: { query, changes } }: { translation: Translation }): ReactElement => (
  <div className="stack tight">
    {query === null && <span className="wrong">Nothing of this query could be translated.</span>}
    <ul className="hint">
      {changes.map(({ start, from, to, why }) => (
        <li key={start}>
          <code>{from}</code> → {to === null ? 'left out' : <code>{to}</code>}: {why}
        </li>
      ))}
    </ul>
  </div>
)

const unknownWords = (missing: Answer<'checkListeningQuery'>['no_data']): string =>
  missing
    .filter(({ texts }) => texts > 0)
    .map(({ field, texts }) => ` ${whole(texts)} more have no known ${field}.`)
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
            <span className="wrong">{error.message}</span>
            <pre className="code query-error">{error.shown}</pre>
            {error.expected.length > 0 && <span className="hint">Expected: {error.expected.join(', ')}</span>}
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
              ? 'AND, OR, NOT, "phrases", #tags, @mentions, NEAR/5, lang:, country:, network:. If empty, the name is used.'
              : `${answer.texts === null ? '' : `${answer.texts.relation === 'gte' ? 'At least ' : ''}${whole(answer.texts.value)} stored texts match.${unknownWords(answer.no_data)} `}Parsed as ${answer.query ?? ''}`}
          </span>
        )}
        {translation !== undefined && <Changes translation={translation} />}
      </div>
    </div>
  )
}
