import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import type { FlaggingCriteria } from '../../generated/interface.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { Input } from '../../parts/inputs.js'
import { Failed } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { t } from '../../language/t.js'
import { Categories } from './criteria-categories.js'
import { Included } from './criteria-included.js'
import { Keywords } from './criteria-keywords.js'
import { CriteriaPreview } from './criteria-preview.js'
import { criteriaName } from './criteria-name.js'

/** What can be changed of a set; the rest is as in the set it begins from. */
type Draft = Pick<
  FlaggingCriteria,
  'name' | 'categories' | 'keywords' | 'sign_offs' | 'include' | 'max_media' | 'max_contents'
> & { windowDays: number }

interface Part {
  draft: Draft
  onChange: (changes: Partial<Draft>) => void
}

const draftOf = (base: FlaggingCriteria): Draft => ({
  name: t('{name}, ours', { name: criteriaName(base) }),
  categories: base.categories,
  keywords: base.keywords,
  sign_offs: base.sign_offs,
  windowDays: base.window_days ?? 0,
  include: base.include,
  max_media: base.max_media,
  max_contents: base.max_contents,
})

const bodyOf = (base: FlaggingCriteria, { windowDays, ...draft }: Draft): Body<'createFlaggingCriteria'> => ({
  ...draft,
  name: draft.name.trim(),
  purpose: base.purpose,
  exclusions: base.exclusions,
  window_days: windowDays > 0 ? windowDays : null,
  max_comments_per_content: base.max_comments_per_content,
  content_types: base.content_types,
})

const Basics = ({ draft, onChange }: Part): ReactElement => (
  <div className="columns">
    <Input label={t('Name')} required maxLength={120} value={draft.name} onValue={(name) => onChange({ name })} />
    <Input
      label={t('Time window in days (0 for no limit)')}
      type="number"
      min="0"
      max="36500"
      value={draft.windowDays}
      onValue={(value) => onChange({ windowDays: Number(value) })}
    />
    <Input
      label={t('Signatures before a report is final')}
      type="number"
      min="0"
      max="5"
      value={draft.sign_offs}
      onValue={(value) => onChange({ sign_offs: Number(value) })}
    />
  </div>
)

const Limits = ({ draft: { include, max_contents, max_media }, onChange }: Part): ReactElement => (
  <div className="columns two">
    <Input
      label={t('Items of each profile, at most')}
      type="number"
      min="1"
      max="50000"
      value={max_contents}
      onValue={(value) => onChange({ max_contents: Number(value) })}
    />
    <Input
      label={t('Pictures, at most')}
      type="number"
      min="0"
      value={max_media}
      disabled={!include.media && !include.media_text}
      onValue={(value) => onChange({ max_media: Number(value) })}
    />
  </div>
)

/** A set of one's own, begun from another. */
export const CriteriaEditor = ({ base, onDone }: { base: FlaggingCriteria; onDone: () => void }): ReactElement => {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState<Draft>(() => draftOf(base))
  const change = (changes: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changes }))
  const create = useAction('createFlaggingCriteria', (made) => {
    toast(t('{name} is ready to use.', { name: made.name }))
    onDone()
    return queryClient.invalidateQueries({ queryKey: ['listFlaggingCriteria'] })
  })
  const body = bodyOf(base, draft)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate({ body })
      }}
    >
      <Panel
        title={t('New criteria')}
        about={t('Begun from {name}.', { name: criteriaName(base) })}
        action={<CopyCurl name="createFlaggingCriteria" input={{ body }} />}
      >
        <Basics draft={draft} onChange={change} />
      </Panel>
      <Panel title={t('What is read')}>
        <Included purpose={base.purpose} include={draft.include} onChange={(include) => change({ include })} />
        <Limits draft={draft} onChange={change} />
      </Panel>
      <Panel
        flush
        title={t('Categories')}
        about={t('The threshold is the minimum probability of a finding. The weight is its influence on the score.')}
      >
        <Categories rules={draft.categories} onChange={(categories) => change({ categories })} />
      </Panel>
      <Panel title={t('Custom keywords')} about={t('Flagged in the category custom.')}>
        <Keywords keywords={draft.keywords} onChange={(keywords) => change({ keywords })} />
      </Panel>
      <CriteriaPreview criteria={body} />
      {create.error !== null && <Failed error={create.error} />}
      <div className="row end">
        <button type="button" className="button" onClick={onDone}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button primary" disabled={create.isPending}>
          {t('Save criteria')}
        </button>
      </div>
    </form>
  )
}
