import type { ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import { BarList } from '../../charts/bars.js'
import { compact, networkName, whole } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import type { Brand, Pick } from './heard.js'
import type { Selection } from './mentions.js'
import { t } from '../../language/t.js'

interface Listed {
  title: string
  about: string
  bars: { name: string; value: number; note?: string }[]
  pick: (name: string) => Selection
  format?: (value: number | null | undefined) => string
}

const authorName = ({ handle, network }: Brand['top_authors'][number]): string =>
  `${atHandle(handle)}, ${networkName(network)}`

const entityPanels = [
  { kind: 'person', title: t('People named'), about: t('By at least two authors.') },
  { kind: 'organisation', title: t('Organisations named'), about: t('By at least two authors.') },
  { kind: 'place', title: t('Places named'), about: t('By at least two authors.') },
] as const

/** Each list in the order of what its bars show. */
const listsOf = (brand: Brand): Listed[] => {
  const at = { brand: brand.name }
  const tags = new Map(brand.co_mentions.map(({ name, co_mention: id }) => [name, id]))
  const themes = new Map(brand.themes.map(({ label, theme }) => [label, theme]))
  const authors = new Map(brand.top_authors.map((each) => [authorName(each), each.author]))
  const lists: Listed[] = [
    {
      title: t('Rising'),
      about: t('Compared with the previous period.'),
      bars: brand.rising_terms.map(({ term, mentions, lift }) => ({
        name: term,
        value: lift,
        note: t('{count} mentions', { count: mentions }),
      })),
      format: (value) => `× ${compact(value)}`,
      pick: (term: string) => ({ ...at, term }),
    },
    {
      title: t('Words'),
      about: t('Compared with all stored texts.'),
      bars: brand.terms.map(({ term, mentions, lift }) => ({
        name: term,
        value: mentions,
        note: `× ${compact(lift)}`,
      })),
      pick: (term: string) => ({ ...at, term }),
    },
    {
      title: t('Themes'),
      about: t('Texts about the same subject.'),
      bars: brand.themes.map(({ label, mentions }) => ({ name: label, value: mentions })),
      pick: (label: string) => ({ ...at, theme: themes.get(label) ?? label }),
    },
    {
      title: t('Hashtags'),
      about: t('Used together with the brand.'),
      bars: brand.hashtags.map(({ hashtag, mentions }) => ({ name: `#${hashtag}`, value: mentions })),
      pick: (name: string) => ({ ...at, hashtag: name.slice(1) }),
    },
    {
      title: t('Mentioned together'),
      about: t('Other brands and accounts in the same texts.'),
      bars: brand.co_mentions.map(({ name, mentions }) => ({ name, value: mentions })),
      pick: (name: string) => ({ ...at, co_mention: tags.get(name) ?? name }),
    },
    ...entityPanels.map(({ kind, title, about }) => ({
      title,
      about,
      bars: (brand.entities ?? [])
        .filter((entity) => entity.kind === kind)
        .map(({ name, mentions }) => ({ name, value: mentions })),
      pick: (name: string) => ({ ...at, entity: `${kind}:${name}` }),
    })),
    {
      title: t('Authors'),
      about: t('With the most mentions.'),
      bars: brand.top_authors.map((each) => ({ name: authorName(each), value: each.mentions })),
      pick: (name: string) => ({ ...at, author: authors.get(name) ?? name }),
    },
  ]
  return lists
    .filter(({ bars }) => bars.length > 0)
    .map((list) => ({ ...list, bars: [...list.bars].sort((a, b) => b.value - a.value) }))
}

/** Words, themes, tags, names and people that go with a brand, a panel each. */
export const BrandLists = ({ brand, onPick }: { brand: Brand; onPick: Pick }): ReactElement => (
  <div className="columns">
    {listsOf(brand).map(({ title, about, bars, pick, format = whole }) => (
      <Panel key={title} title={title} about={about}>
        <BarList bars={bars.slice(0, 8)} format={format} onPick={(name) => onPick(pick(name))} />
      </Panel>
    ))}
  </div>
)
