import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { Answer, Body } from '../../api/client.js'
import { compact, networkName, percent } from '../../format.js'
import { Badge, Person } from '../../parts/basic.js'
import { Table } from '../../parts/table.js'
import { t } from '../../language/t.js'
import { FieldCell } from './field-cell.js'

type List = Answer<'getList'>
type Member = Answer<'listListMembers'>['data'][number]
type Change = Body<'changeListMembers'>
export type Named = Change['members'][number]
export type Said = NonNullable<Change['set']>

interface RowProps {
  list: List
  onSet: (member: Named, set: Said) => void
  onRemove: (member: Named) => void
}

const MemberRow = ({ member, list, onSet, onRemove }: RowProps & { member: Member }): ReactElement => {
  const { network, external_id, handle, creator } = member
  const named = { network, external_id }
  return (
    <tr>
      <th scope="row" className="creator-cell">
        <Link to="/profile/$network/$handle" params={{ network, handle }}>
          <Person
            name={creator?.name}
            handle={handle}
            network={network}
            verified={creator?.verified}
            pictured={creator !== null}
          />
        </Link>
        {member.also_here.map((other) => (
          <Badge key={other.network + other.handle} tone="caution">
            {t('Also here: @{handle} on {network}', { handle: other.handle, network: networkName(other.network) })}
          </Badge>
        ))}
      </th>
      <td className="end">{compact(creator?.followers)}</td>
      <td className="end">{percent(creator?.engagement_rate)}</td>
      <td>
        <select
          className="input slim"
          aria-label={t('Stage of {handle}', { handle })}
          value={member.stage ?? ''}
          onChange={(event) => onSet(named, { stage: event.target.value === '' ? null : event.target.value })}
        >
          <option value="">–</option>
          {list.stages.map((stage) => (
            <option key={stage}>{stage}</option>
          ))}
        </select>
      </td>
      <td>
        <textarea
          // What was saved elsewhere is shown too.
          key={member.note}
          className="input slim"
          rows={Math.min(4, member.note.split('\n').length)}
          aria-label={t('Note on {handle}', { handle })}
          defaultValue={member.note}
          maxLength={10_000}
          placeholder={t('Note')}
          onBlur={(event) => {
            if (event.target.value !== member.note) onSet(named, { note: event.target.value })
          }}
        />
      </td>
      {list.fields.map((field) => (
        <td key={field.key} className={field.type === 'number' ? 'end' : ''}>
          <FieldCell
            field={field}
            handle={handle}
            value={member.fields[field.key]}
            onSet={(value) => onSet(named, { fields: { [field.key]: value } })}
          />
        </td>
      ))}
      <td>
        <span className="row">
          {member.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      </td>
      <td className="end">
        <button type="button" className="button slim" onClick={() => onRemove(named)}>
          {t('Remove')}
          <span className="visually-hidden"> {handle}</span>
        </button>
      </td>
    </tr>
  )
}

export const Members = ({ members, ...rest }: RowProps & { members: readonly Member[] }): ReactElement => (
  <Table
    label={t('Creators on the list')}
    narrow="labelled"
    columns={[
      t('Creator'),
      { title: t('Followers'), end: true },
      { title: t('Engagement'), end: true },
      t('Stage'),
      t('Note'),
      ...rest.list.fields.map(({ name, type }) => (type === 'number' ? { title: name, end: true } : name)),
      t('Tags'),
      { title: t('Remove'), hidden: true },
    ]}
  >
    {members.map((member) => (
      <MemberRow key={`${member.network}:${member.external_id}`} member={member} {...rest} />
    ))}
  </Table>
)
