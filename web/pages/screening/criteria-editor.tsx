import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import type { FlaggingCriteria } from '../../generated/interface.js'
import { decimal } from '../../format.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { Failed } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Included } from './criteria-included.js'
import { CriteriaPreview } from './criteria-preview.js'
import { t, word } from '../../language/t.js'

type Keyword = FlaggingCriteria['keywords'][number]
type Rules = FlaggingCriteria['categories']
type Rule = Rules[keyof Rules]

const modes: Record<Keyword['match'], string> = {
  exact: t('as written'),
  stem: t('and its other forms'),
  variant: t('and disguises'),
  regex: t('pattern (RE2)'),
}

const RuleRow = ({
  category,
  rule,
  onChange,
}: {
  category: string
  rule: Rule
  onChange: (rule: Rule) => void
}): ReactElement => (
  <tr>
    <th scope="row">
      <label className="check">
        <input
          type="checkbox"
          checked={rule.enabled}
          onChange={(event) => onChange({ ...rule, enabled: event.target.checked })}
        />
        {word(category)}
      </label>
    </th>
    <td>
      <input
        type="range"
        min="0.05"
        max="1"
        step="0.05"
        value={rule.threshold}
        disabled={!rule.enabled}
        aria-label={t('Threshold for {category}', { category: word(category) })}
        aria-valuetext={`${Math.round(rule.threshold * 100)}%`}
        onChange={(event) => onChange({ ...rule, threshold: Number(event.target.value) })}
      />
    </td>
    <td className="end">{Math.round(rule.threshold * 100)}%</td>
    <td>
      <input
        type="range"
        min="0"
        max="2"
        step="0.1"
        value={rule.weight}
        disabled={!rule.enabled}
        aria-label={t('Weight of {category}', { category: word(category) })}
        onChange={(event) => onChange({ ...rule, weight: Number(event.target.value) })}
      />
    </td>
    <td className="end">{decimal(rule.weight, 1)}</td>
  </tr>
)

const Keywords = ({
  keywords,
  onChange,
}: {
  keywords: readonly Keyword[]
  onChange: (keywords: Keyword[]) => void
}): ReactElement => {
  const [term, setTerm] = useState('')
  const [match, setMatch] = useState<Keyword['match']>('stem')
  const add = (): void => {
    if (term.trim() === '') return
    onChange([...keywords, { term: term.trim(), match, polarity: 'negative', category: 'custom' }])
    setTerm('')
  }
  return (
    <div className="stack">
      <div className="row">
        <label className="field grow">
          <span className="label">{t('Word or phrase')}</span>
          <input
            className="input"
            value={term}
            maxLength={300}
            onChange={(event) => setTerm(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
        </label>
        <label className="field">
          <span className="label">{t('Found')}</span>
          <select
            className="input"
            value={match}
            onChange={(event) => setMatch(event.target.value as Keyword['match'])}
          >
            {(Object.keys(modes) as Keyword['match'][]).map((mode) => (
              <option key={mode} value={mode}>
                {modes[mode]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" onClick={add}>
          <Icon name="plus" />
          {t('Add')}
        </button>
      </div>
      <ul className="row">
        {keywords.map((keyword) => (
          <li key={keyword.term + keyword.match}>
            <button
              type="button"
              className="chip"
              onClick={() => onChange(keywords.filter((each) => each !== keyword))}
            >
              {keyword.term} <span className="muted">{modes[keyword.match]}</span>
              <Icon name="close" />
              <span className="visually-hidden">{t('remove')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A set of one's own, begun from another. */
export const CriteriaEditor = ({ base, onDone }: { base: FlaggingCriteria; onDone: () => void }): ReactElement => {
  const queryClient = useQueryClient()
  const [name, setName] = useState(t('{name}, ours', { name: base.name }))
  const [rules, setRules] = useState<Rules>(base.categories)
  const [keywords, setKeywords] = useState<Keyword[]>(base.keywords)
  const [signOffs, setSignOffs] = useState(base.sign_offs)
  const [windowDays, setWindowDays] = useState(base.window_days ?? 0)
  const [include, setInclude] = useState(base.include)
  const [maxMedia, setMaxMedia] = useState(base.max_media)
  const [maxContents, setMaxContents] = useState(base.max_contents)
  const create = useAction('createFlaggingCriteria', (made) => {
    toast(t('{name} is ready to use.', { name: made.name }))
    onDone()
    return queryClient.invalidateQueries({ queryKey: ['listFlaggingCriteria'] })
  })
  const body: Body<'createFlaggingCriteria'> = {
    name: name.trim(),
    purpose: base.purpose,
    categories: rules,
    keywords,
    exclusions: base.exclusions,
    window_days: windowDays > 0 ? windowDays : null,
    max_contents: maxContents,
    max_comments_per_content: base.max_comments_per_content,
    content_types: base.content_types,
    include,
    max_media: maxMedia,
    sign_offs: signOffs,
  }
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
        about={t('Begun from {name}.', { name: base.name })}
        action={<CopyCurl name="createFlaggingCriteria" input={{ body }} />}
      >
        <div className="columns">
          <label className="field">
            <span className="label">{t('Name')}</span>
            <input
              className="input"
              required
              maxLength={120}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <label className="field">
            <span className="label">{t('Time window in days (0 for no limit)')}</span>
            <input
              type="number"
              className="input"
              min="0"
              max="36500"
              value={windowDays}
              onChange={(event) => setWindowDays(Number(event.target.value))}
            />
          </label>
          <label className="field">
            <span className="label">{t('Signatures before a report is final')}</span>
            <input
              type="number"
              className="input"
              min="0"
              max="5"
              value={signOffs}
              onChange={(event) => setSignOffs(Number(event.target.value))}
            />
          </label>
        </div>
      </Panel>
      <Panel title={t('What is read')}>
        <Included purpose={base.purpose} include={include} onChange={setInclude} />
        <div className="columns two">
          <label className="field">
            <span className="label">{t('Items of each profile, at most')}</span>
            <input
              type="number"
              className="input"
              min="1"
              max="50000"
              value={maxContents}
              onChange={(event) => setMaxContents(Number(event.target.value))}
            />
          </label>
          <label className="field">
            <span className="label">{t('Pictures, at most')}</span>
            <input
              type="number"
              className="input"
              min="0"
              value={maxMedia}
              disabled={!include.media && !include.media_text}
              onChange={(event) => setMaxMedia(Number(event.target.value))}
            />
          </label>
        </div>
      </Panel>
      <Panel
        flush
        title={t('Categories')}
        about={t('The threshold is the minimum probability of a finding. The weight is its influence on the score.')}
      >
        <div className="scroll-x" tabIndex={0} role="group" aria-label={t('Categories')}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('Category')}</th>
                <th scope="col" colSpan={2}>
                  {t('Threshold')}
                </th>
                <th scope="col" colSpan={2}>
                  {t('Weight')}
                </th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(rules).map(([category, rule]) => (
                <RuleRow
                  key={category}
                  category={category}
                  rule={rule}
                  onChange={(next) => setRules({ ...rules, [category]: next })}
                />
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      <Panel title={t('Custom keywords')} about={t('Flagged in the category custom.')}>
        <Keywords keywords={keywords} onChange={setKeywords} />
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
