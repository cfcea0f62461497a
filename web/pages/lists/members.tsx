import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import type { Answer, Body } from '../../api/client.js'
import { ago, compact, networkName, percent } from '../../format.js'
import { Badge, Person } from '../../parts/basic.js'
import { Icon } from '../../parts/icons.js'
import { Table } from '../../parts/table.js'
import { t } from '../../language/t.js'
import { FieldCell } from './field-cell.js'
import { stageName } from './stage-name.js'

type List = Answer<'getList'>
type Member = Answer<'listListMembers'>['data'][number]
type Change = Body<'changeListMembers'>
export type Named = Change['members'][number]
export type Said = NonNullable<Change['set']>

interface CellProps {
  member: Member
  list: List
  onSet: (set: Said) => void
}

interface MemberColumn {
  name: string
  title: string
  end?: boolean
  show: (props: CellProps) => ReactNode
}

const StageChoice = ({ member: { handle, stage }, list, onSet }: CellProps): ReactElement => (
  <select
    className="input slim"
    aria-label={t('Stage of {handle}', { handle })}
    value={stage ?? ''}
    onChange={(event) => onSet({ stage: event.target.value === '' ? null : event.target.value })}
  >
    <option value="">–</option>
    {list.stages.map((each) => (
      <option key={each} value={each}>
        {stageName(each)}
      </option>
    ))}
  </select>
)

const Note = ({ member: { handle, note }, onSet }: CellProps): ReactElement => (
  <textarea
    // What was saved elsewhere is shown too.
    key={note}
    className="input slim"
    rows={Math.min(4, note.split('\n').length)}
    aria-label={t('Note on {handle}', { handle })}
    defaultValue={note}
    maxLength={10_000}
    placeholder={t('Note')}
    onBlur={(event) => {
      if (event.target.value !== note) onSet({ note: event.target.value })
    }}
  />
)

const before: MemberColumn[] = [
  { name: 'followers', title: t('Followers'), end: true, show: ({ member }) => compact(member.creator?.followers) },
  {
    name: 'engagement_rate',
    title: t('Engagement'),
    end: true,
    show: ({ member }) => percent(member.creator?.engagement_rate),
  },
  { name: 'stage', title: t('Stage'), show: (props) => <StageChoice {...props} /> },
  { name: 'note', title: t('Note'), show: (props) => <Note {...props} /> },
]

const after: MemberColumn[] = [
  {
    name: 'tags',
    title: t('Tags'),
    show: ({ member: { tags } }) => (
      <span className="row">
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ),
  },
  { name: 'owner', title: t('Owner'), show: ({ member }) => member.owner ?? '–' },
  { name: 'added', title: t('Added'), show: ({ member }) => ago(member.added_at) },
  { name: 'added_by', title: t('Added by'), show: ({ member }) => member.added_by_name ?? member.added_by },
]

/** As many fields as fit beside the others without scrolling. */
const fieldsShown = 2

const toColumn = (field: List['fields'][number]): MemberColumn => ({
  name: `fields.${field.key}`,
  title: field.name,
  end: field.type === 'number',
  show: ({ member: { handle, fields }, onSet }) => (
    <FieldCell
      field={field}
      handle={handle}
      value={fields[field.key]}
      onSet={(value) => onSet({ fields: { [field.key]: value } })}
    />
  ),
})

/** The columns that the members of a list have, and those that are shown unless somebody chose others. */
export const columnsOf = ({ fields }: List): { columns: MemberColumn[]; standard: string[] } => {
  const own = fields.map(toColumn)
  const standard = [...before, ...own.slice(0, fieldsShown), ...after.slice(0, 1)]
  return { columns: [...before, ...own, ...after], standard: standard.map(({ name }) => name) }
}

const Who = ({ network, handle, creator, also_here: alsoHere }: Member): ReactElement => (
  <>
    <Link to="/profile/$network/$handle" params={{ network, handle }}>
      <Person
        name={creator?.name}
        handle={handle}
        network={network}
        verified={creator?.verified}
        pictured={creator !== null}
      />
    </Link>
    {alsoHere.map((other) => (
      <Badge key={other.network + other.handle} tone="caution">
        {t('Also here: @{handle} on {network}', { handle: other.handle, network: networkName(other.network) })}
      </Badge>
    ))}
  </>
)

export const Members = ({
  list,
  members,
  columns,
  onSet,
  onRemove,
}: {
  list: List
  members: readonly Member[]
  columns: readonly MemberColumn[]
  onSet: (member: Named, set: Said) => void
  onRemove: (member: Named) => void
}): ReactElement => (
  <Table
    label={t('Creators on the list')}
    narrow="labelled"
    dense
    columns={[t('Creator'), ...columns, { title: t('Remove'), hidden: true }]}
  >
    {members.map((member) => {
      const { network, external_id, handle } = member
      const named = { network, external_id }
      return (
        <tr key={`${network}:${external_id}`}>
          <th scope="row" className="creator-cell">
            <Who {...member} />
          </th>
          {columns.map(({ name, end, show }) => (
            <td key={name} className={end === true ? 'end' : undefined}>
              {show({ member, list, onSet: (set) => onSet(named, set) })}
            </td>
          ))}
          <td className="end">
            <button type="button" className="button slim icon quiet" onClick={() => onRemove(named)}>
              <Icon name="close" />
              <span className="visually-hidden">{t('Remove {name}', { name: handle })}</span>
            </button>
          </td>
        </tr>
      )
    })}
  </Table>
)
