import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import { decimal, money, networkName, percent } from '../../format.js'
import { nameShared } from '../../names.js'
import { Badge, CopyButton, Panel, Person } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { Factors } from '../../parts/figure.js'
import type { Report } from './report-answer.js'
import { t, word, wordWithin } from '../../language/t.js'

export const PricePanel = ({ report: { price } }: { report: Report }): ReactElement => {
  const [type, setType] = useState<string>()
  const shown = price?.data.find((each) => each.type === type) ?? price?.data[0]
  if (price === null || shown === undefined)
    return (
      <Panel title={t('Estimated price per post')}>
        <p className="small muted">{t('No estimate: it needs at least three posts of a type with views or likes.')}</p>
      </Panel>
    )
  return (
    <Panel
      title={t('Estimated price per post')}
      about={t('Estimate based on the rate card {rateCard}; actual prices vary.', { rateCard: price.rate_card })}
    >
      <Chips
        label={t('Type of content')}
        options={price.data.map((each) => ({ name: each.type, title: word(each.type) }))}
        chosen={shown.type}
        onChoose={setType}
      />
      <div className="figure large">
        <span className="figure-value">{money(shown.price)}</span>
        <span className="figure-more">
          {money(shown.low)} – {money(shown.high)}
        </span>
      </div>
      {shown.with_engagement && (
        <p className="small muted">
          {t('{price} if engagement compared with similar creators counts too (× {factor}).', {
            price: money(shown.with_engagement.price),
            factor: decimal(shown.with_engagement.factor, 2),
          })}
        </p>
      )}
      <details>
        <summary>{t('Calculation')}</summary>
        <Factors factors={shown.factors} unit={shown.price.currency} />
      </details>
    </Panel>
  )
}

export const ContactsPanel = ({ report: { contacts, linked_accounts: linked } }: { report: Report }): ReactElement => (
  <Panel title={t('Contacts')} about={t('Only published contacts, with their source.')}>
    {(contacts === null || contacts.data.length === 0) && <p className="small muted">{t('No contacts published.')}</p>}
    <ul className="stack tight">
      {contacts?.data.map(({ type, value, label, source }) => (
        <li key={`${type}${value}`} className="row apart small">
          <span className="break">
            <Badge>{word(type)}</Badge> {value ?? t('on the do-not-contact list')}
            <span className="muted tiny">
              {' '}
              {t('{detail}from {source}', { detail: label === null ? '' : `${label}, `, source: wordWithin(source) })}
            </span>
          </span>
          {value !== null && <CopyButton text={value} label={t('Copy')} />}
        </li>
      ))}
    </ul>
    {linked !== null && linked.data.length > 0 && (
      <div className="stack tight">
        <h3>{t('Elsewhere')}</h3>
        <ul className="stack tight">
          {linked.data.map(({ network, handle, strength, evidence }) => (
            <li key={network + handle} className="row small">
              <Link to="/profile/$network/$handle" params={{ network, handle }}>
                {atHandle(handle)}
              </Link>
              <span className="muted">{networkName(network)}</span>
              <Badge tone={strength === 'strong' ? 'good' : 'plain'}>
                {t('{strength} evidence', { strength: word(strength) })}
              </Badge>
              <span className="tiny muted break">{evidence.map(({ text }) => text).join('; ')}</span>
            </li>
          ))}
        </ul>
      </div>
    )}
  </Panel>
)

export const LookAlikesPanel = ({ report: { look_alikes: alike } }: { report: Report }): ReactElement | null =>
  alike === null || alike.data.length === 0 ? null : (
    <Panel title={t('Similar creators')} about={t('Similar topics, languages and size.')}>
      <ul className="columns alike">
        {alike.data.slice(0, 8).map((creator) => (
          <li key={creator.external_id} className="row apart">
            <Link
              to="/profile/$network/$handle"
              params={{ network: creator.network, handle: creator.handle }}
              className="plain-link"
            >
              <Person {...creator} />
            </Link>
            <span className="alike-why">
              <span className="small number">{percent(creator.similarity)}</span>
              <span className="tiny muted">{creator.shared.slice(0, 3).map(nameShared).join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
