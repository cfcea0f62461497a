import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, type ReactElement } from 'react'
import { call } from '../../api/client.js'
import { whole } from '../../format.js'

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
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-say`} aria-live="polite" className="stack tight">
        {error !== null && error !== undefined ? (
          <>
            <span className="wrong">{error.message}</span>
            <pre className="code query-error">{error.shown}</pre>
          </>
        ) : (
          <span className="hint">
            {answer === undefined
              ? 'AND, OR, NOT, "phrases", #tags, @mentions, NEAR/5, lang:, country:, network:. If empty, the name is used.'
              : `${answer.texts === null ? '' : `${answer.texts.relation === 'gte' ? 'At least ' : ''}${whole(answer.texts.value)} stored texts match. `}Parsed as ${answer.query ?? ''}`}
          </span>
        )}
      </div>
    </div>
  )
}
