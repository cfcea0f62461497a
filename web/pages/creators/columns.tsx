import type { ReactElement, ReactNode } from 'react'
import type { Creator } from '../../generated/interface.js'
import { ago, compact, countryName, languageName, money, percent, signedPercent } from '../../format.js'
import { Badge } from '../../parts/basic.js'
import { t } from '../../language/t.js'

export interface ColumnOf {
  name: string
  title: string
  sort?: string
  end?: boolean
  show: (creator: Creator) => ReactNode
}

const first = (
  shares: readonly { id: string; share: number }[] | undefined,
): { id: string; share: number } | undefined => shares?.[0]

export const columns: ColumnOf[] = [
  {
    name: 'followers',
    title: t('Followers'),
    sort: 'followers',
    end: true,
    show: ({ followers }) => compact(followers),
  },
  {
    name: 'engagement_rate',
    title: t('Engagement'),
    sort: 'engagement_rate',
    end: true,
    show: (creator) => percent(creator.engagement_rate),
  },
  {
    name: 'growth',
    title: t('Growth, 3 mo.'),
    sort: 'follower_growth',
    end: true,
    show: (creator) => signedPercent(creator.follower_growth.months_3),
  },
  {
    name: 'likes',
    title: t('Likes'),
    sort: 'average_likes',
    end: true,
    show: (creator) => compact(creator.average_likes.median),
  },
  {
    name: 'views',
    title: t('Views'),
    sort: 'average_views',
    end: true,
    show: (creator) => compact(creator.average_views.median),
  },
  {
    name: 'price',
    title: t('Price of a post'),
    sort: 'price',
    end: true,
    show: (creator) => money(creator.estimated_price),
  },
  {
    name: 'place',
    title: t('Where'),
    show: ({ location }) => (
      <span className="nowrap">
        {location === null
          ? '–'
          : location.country_code === null
            ? (location.text ?? '–')
            : countryName(location.country_code)}
      </span>
    ),
  },
  {
    name: 'language',
    title: t('Language'),
    show: ({ languages }) => languages?.slice(0, 2).map(languageName).join(', ') || '–',
  },
  {
    name: 'credibility',
    title: t('Credibility'),
    sort: 'audience_credibility',
    end: true,
    show: ({ audience }) => compact(audience?.credibility ?? null),
  },
  {
    name: 'audience_country',
    title: t('Audience from'),
    show: ({ audience }) => {
      const country = first(audience?.countries)
      return country === undefined ? '–' : `${countryName(country.id)} ${percent(country.share)}`
    },
  },
  {
    name: 'posted',
    title: t('Posted'),
    sort: 'last_posted_at',
    show: (creator) => <span className="nowrap">{ago(creator.last_posted_at)}</span>,
  },
  {
    name: 'contact',
    title: t('Contact'),
    show: ({ contact }): ReactElement | string =>
      contact.do_not_contact ? (
        <Badge tone="caution">{t('Do not contact')}</Badge>
      ) : contact.has ? (
        contact.types.join(', ')
      ) : (
        '–'
      ),
  },
]

export const defaultColumns = ['followers', 'engagement_rate', 'credibility', 'place']
