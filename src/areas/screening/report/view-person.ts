import { atHandle } from '../../../model/urls/handle.js'
import { networkName } from '../../../model/network.js'
import type { ScreeningReport } from './contract.js'
import { day, unprintable } from './view-items.js'
import type { ReportWords } from './words/words.js'

export interface PersonView {
  name: string
  accounts: {
    title: string
    probability: string
    confirmed: string
    rows: {
      identifier: string
      given: string
      found: string
      outcome: string
      key: string
      weight: string
      why: string
    }[]
  }[]
}

const clean = (text: string): string => text.replace(unprintable, '')

/** The page about identity: which identifiers tie each account to the person, how sure that is, and who confirmed it. */
export const viewPerson = ({ result }: ScreeningReport, { person: words, said }: ReportWords): PersonView | null => {
  const { person } = result.identity
  if (person === undefined || person === null) return null
  return {
    name: clean([person.name ?? '', person.reference ?? ''].filter((each) => each !== '').join(' · ')),
    accounts: person.accounts.map((account) => ({
      title: `${networkName(account.network)} · ${atHandle(account.handle)}`,
      probability: words.probability(`${Math.round(account.probability * 100)} %`),
      confirmed: clean(
        [
          words.confirmed({ by: account.confirmed_by, at: day(account.confirmed_at), reason: account.reason }),
          ...(account.other_evidence === null ? [] : [`${words.other}: ${account.other_evidence}`]),
        ].join(' '),
      ),
      rows: account.evidence.map(({ identifier, given, found, outcome, log_odds, why }) => ({
        identifier: words.identifiers[identifier],
        given: clean(given),
        found: clean(found ?? '–'),
        outcome: words.outcomes[outcome],
        key: outcome,
        weight: log_odds > 0 ? `+${log_odds}` : String(log_odds),
        why: clean(said(why)),
      })),
    })),
  }
}
