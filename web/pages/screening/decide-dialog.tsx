import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { Dialog } from '../../parts/dialog.js'
import { Select, TextArea } from '../../parts/inputs.js'
import { t, word } from '../../language/t.js'

type Order = Body<'reviewContents'>
export type Decided = Pick<Order, 'action' | 'reason' | 'scope' | 'categories' | 'note'>
export type AskedAction = 'unflag' | 'flag' | 'relabel' | 'note'
type Scope = NonNullable<Order['scope']>
type Severity = '' | 'low' | 'medium' | 'high' | 'severe'

const reasons: Record<AskedAction, readonly string[]> = {
  unflag: [t('Meant as a joke'), t('Quoted, not said'), t('About something else'), t('Allowed in this context')],
  flag: [t('Missed'), t('Clear from context'), t('Meant seriously')],
  relabel: [t('Wrong category'), t('Also something else'), t('Less serious'), t('More serious')],
  note: [t('Needs a second look'), t('For the report')],
}

const titles: Record<AskedAction, [one: string, many: (count: number) => string, verb: string]> = {
  unflag: [t('Unflag this item'), (count) => t('Unflag {count} items', { count }), t('Unflag')],
  flag: [t('Flag this item'), (count) => t('Flag {count} items', { count }), t('Flag')],
  relabel: [t('Relabel this item'), (count) => t('Relabel {count} items', { count }), t('Relabel')],
  note: [t('Note on this item'), (count) => t('Note on {count} items', { count }), t('Save note')],
}

const scopes: Record<Scope, string> = {
  item: t('Only this'),
  term: t('Also other items here that were flagged only by the same words'),
  criteria_set: t('The same, and in all later screenings with these criteria'),
}

const Labels = ({
  categories,
  chosen,
  severity,
  onChoose,
  onSeverity,
}: {
  categories: readonly string[]
  chosen: ReadonlySet<string>
  severity: Severity
  onChoose: (next: ReadonlySet<string>) => void
  onSeverity: (next: Severity) => void
}): ReactElement => (
  <>
    <fieldset className="stack tight">
      <legend>{t('Categories')}</legend>
      <div className="row">
        {categories.map((category) => (
          <button
            key={category}
            type="button"
            className="chip"
            aria-pressed={chosen.has(category)}
            onClick={() => {
              const next = new Set(chosen)
              if (!next.delete(category)) next.add(category)
              onChoose(next)
            }}
          >
            {word(category)}
          </button>
        ))}
      </div>
    </fieldset>
    <Select label={t('Severity')} value={severity} onValue={(value) => onSeverity(value as Severity)}>
      <option value="">{t('As judged')}</option>
      {(['low', 'medium', 'high', 'severe'] as const).map((each) => (
        <option key={each} value={each}>
          {word(each)}
        </option>
      ))}
    </Select>
  </>
)

const Reason = ({
  action,
  value,
  onChange,
}: {
  action: AskedAction
  value: string
  onChange: (value: string) => void
}): ReactElement => (
  <>
    <div className="field">
      <label htmlFor="decide-reason">{t('Why?')}</label>
      <textarea
        id="decide-reason"
        className="input"
        required
        maxLength={1000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }
        }}
        {...(action === 'note' ? {} : { 'data-first': true })}
      />
      <span className="hint">{t('The decision is kept in the history and in the report. Press Enter to decide.')}</span>
    </div>
    <div className="row" role="group" aria-label={t('Common reasons')}>
      {reasons[action].map((each) => (
        <button key={each} type="button" className="chip" onClick={() => onChange(each)}>
          {each}
        </button>
      ))}
    </div>
  </>
)

const ScopeChoice = ({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }): ReactElement => (
  <fieldset className="stack tight">
    <legend>{t('Scope')}</legend>
    {(Object.keys(scopes) as Scope[]).map((each) => (
      <label key={each} className="check">
        <input type="radio" name="scope" checked={scope === each} onChange={() => onChange(each)} />
        {scopes[each]}
      </label>
    ))}
  </fieldset>
)

/** Asks for all that a decision needs: why, and what the items are instead. */
export const DecideDialog = ({
  action,
  count,
  categories,
  initial,
  onClose,
  onDecide,
}: {
  action: AskedAction
  count: number
  categories: readonly string[]
  initial: { categories: readonly string[]; note: string }
  onClose: () => void
  onDecide: (decided: Decided) => void
}): ReactElement => {
  const [reason, setReason] = useState(action === 'note' ? t('Note') : '')
  const [scope, setScope] = useState<Scope>('item')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial.categories))
  const [severity, setSeverity] = useState<Severity>('')
  const [note, setNote] = useState(initial.note)
  const labels = action === 'flag' || action === 'relabel'
  const [one, many, verb] = titles[action]
  const ready = reason.trim() !== '' && (!labels || chosen.size > 0)
  const submit = (): void => {
    if (!ready) return
    onDecide({
      action,
      reason: reason.trim(),
      scope,
      ...(labels
        ? {
            categories: [...chosen].map((category) => ({
              category: category as 'hate',
              severity: severity === '' ? null : severity,
            })),
          }
        : {}),
      ...(action === 'note' ? { note: note.trim() === '' ? null : note.trim() } : {}),
    })
  }
  return (
    <Dialog title={count === 1 ? one : many(count)} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {labels && (
          <Labels
            categories={categories}
            chosen={chosen}
            severity={severity}
            onChoose={setChosen}
            onSeverity={setSeverity}
          />
        )}
        {action === 'note' && <TextArea label={t('Note')} maxLength={2000} value={note} data-first onValue={setNote} />}
        <Reason action={action} value={reason} onChange={setReason} />
        {action === 'unflag' && <ScopeChoice scope={scope} onChange={setScope} />}
        <div className="row end">
          <button type="button" className="button" onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className="button primary" disabled={!ready}>
            {verb}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
