import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { ago } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { Empty, Failed, Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { Input } from '../../parts/inputs.js'
import { ScreeningTabs } from './tabs.js'
import { t } from '../../language/t.js'

type Fields = Record<'name' | 'emails' | 'phones' | 'employer' | 'city' | 'country' | 'links' | 'reference', string>
const nothing: Fields = {
  name: '',
  emails: '',
  phones: '',
  employer: '',
  city: '',
  country: '',
  links: '',
  reference: '',
}

const labels: [keyof Fields, string, string][] = [
  ['name', t('Full name'), 'Robin Example'],
  ['emails', t('E-mail addresses'), 'robin@site.example, …'],
  ['phones', t('Phone numbers'), '+351 912 345 678, …'],
  ['links', t('Links to accounts or own pages'), 'https://…, …'],
  ['employer', t('Employer'), ''],
  ['city', t('City'), ''],
  ['country', t('Country (two letters)'), 'PT'],
  ['reference', t('Your case number'), ''],
]

const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const toBody = (fields: Fields): Body<'createScreeningIdentity'> => {
  const said = (['name', 'employer', 'city', 'country', 'reference'] as const)
    .map((name) => [name, fields[name].trim()] as const)
    .filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(said),
    emails: listOf(fields.emails),
    phones: listOf(fields.phones),
    links: listOf(fields.links),
  }
}

const LookFor = (): ReactElement => {
  const navigate = useNavigate()
  const [fields, setFields] = useState(nothing)
  const look = useAction('createScreeningIdentity', ({ id }) =>
    navigate({ to: '/screening/people/$id', params: { id } }),
  )
  const names =
    fields.name.trim() !== '' || [fields.emails, fields.phones, fields.links].some((each) => each.trim() !== '')
  return (
    <Panel
      title={t('Find a person’s accounts')}
      about={t(
        'Names alone are not enough: add an e-mail address, a phone number or a link if you have one. Addresses and numbers are stored as hashes.',
      )}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          look.mutate({ body: toBody(fields) })
        }}
      >
        <div className="columns two">
          {labels.map(([name, title, placeholder]) => (
            <Input
              key={name}
              label={title}
              value={fields[name]}
              placeholder={placeholder}
              onValue={(value) => setFields({ ...fields, [name]: value })}
            />
          ))}
        </div>
        <div className="row">
          <button type="submit" className="button primary" disabled={!names || look.isPending}>
            {t('Find accounts')}
          </button>
        </div>
      </form>
      {look.error !== null && <Failed error={look.error} />}
    </Panel>
  )
}

export const PeoplePage = (): ReactElement => {
  const input = { query: { limit: 50 } }
  const people = useAnswer('listScreeningIdentities', input)
  return (
    <div className="page">
      <PageHead
        title={t('People')}
        about={t('Start with a person: find accounts that may be theirs, confirm the right ones, then screen them.')}
        action={<CopyCurl name="listScreeningIdentities" input={input} />}
      />
      <ScreeningTabs />
      <LookFor />
      <Panel flush title={t('Searches')}>
        <Shown of={people}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty icon="contacts" title={t('Nobody yet')}>
                <p>{t('People you look for appear here until they are deleted.')}</p>
              </Empty>
            ) : (
              <Table
                label={t('People')}
                columns={[t('Person'), t('Status'), { title: t('Candidates'), end: true }, t('Searched')]}
              >
                {data.map((each) => (
                  <tr key={each.id}>
                    <th scope="row">
                      <Link to="/screening/people/$id" params={{ id: each.id }}>
                        {each.person.name ?? each.person.emails[0] ?? each.person.links[0] ?? each.id}
                      </Link>
                    </th>
                    <td>
                      <Badge tone={each.status === 'confirmed' ? 'good' : 'caution'}>
                        {each.status === 'confirmed' ? t('Confirmed') : t('Nothing confirmed')}
                      </Badge>
                    </td>
                    <td className="end">{t('{count} accounts', { count: each.candidates.length })}</td>
                    <td className="nowrap">{ago(each.created_at)}</td>
                  </tr>
                ))}
              </Table>
            )
          }
        </Shown>
      </Panel>
    </div>
  )
}
