import { useState, type ReactElement } from 'react'
import { Dialog } from '../../parts/dialog.js'

const reasons = ['Meant as a joke', 'Quoted, not said', 'About something else', 'Allowed in this context']
type Scope = 'item' | 'term' | 'criteria_set'

const scopes: Record<Scope, string> = {
  item: 'Only this',
  term: 'Also other items here that were flagged only by the same words',
  criteria_set: 'The same, and in all later screenings with these criteria',
}

export const UnflagDialog = ({
  count,
  onClose,
  onUnflag,
}: {
  count: number
  onClose: () => void
  onUnflag: (reason: string, scope: Scope) => void
}): ReactElement => {
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState<Scope>('item')
  return (
    <Dialog title={count === 1 ? 'Unflag this item' : `Unflag ${count} items`} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() !== '') onUnflag(reason.trim(), scope)
        }}
      >
        <div className="field">
          <label htmlFor="unflag-reason">Why?</label>
          <textarea
            id="unflag-reason"
            className="input"
            required
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey) {
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }
            }}
            data-first
          />
          <span className="hint">The decision is kept in the history and in the report. Press Enter to unflag.</span>
        </div>
        <div className="row" role="group" aria-label="Common reasons">
          {reasons.map((each) => (
            <button key={each} type="button" className="chip" onClick={() => setReason(each)}>
              {each}
            </button>
          ))}
        </div>
        <fieldset className="stack tight">
          <legend>Scope</legend>
          {(Object.keys(scopes) as Scope[]).map((each) => (
            <label key={each} className="check">
              <input type="radio" name="scope" checked={scope === each} onChange={() => setScope(each)} />
              {scopes[each]}
            </label>
          ))}
        </fieldset>
        <div className="row end">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button primary">
            Unflag
          </button>
        </div>
      </form>
    </Dialog>
  )
}
