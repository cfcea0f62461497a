import { creatorIdentifiers } from '../../records/suppressed.js'
import { placeText } from '../../../model/creator.js'
import type {
  AccountType,
  Creator,
  CreatorMetrics,
  Gender,
  ProfessionalDetails,
  ProfileState,
} from '../../../model/creator.js'
import { profileUrl } from '../../../model/profile-url.js'
import { amount, boolean, choice, count, country, id, integer, language, list, rate, text, time, url } from './kinds.js'
import { audience, education, positions } from './nested.js'
import {
  defineSchema,
  field,
  networkField,
  provenanceFields,
  readProfile,
  readProvenance,
  writeProvenance,
  type Values,
} from './schema.js'

const accountTypes = ['personal', 'creator', 'business'] as const satisfies readonly AccountType[]
const genders = ['female', 'male', 'other'] as const satisfies readonly Gender[]
const states = ['active', 'private', 'suspended', 'deleted'] as const satisfies readonly ProfileState[]
const year = integer(1900, 2100, 'a year such as 1994')

const professionalFields = {
  'professional.headline': field(text, 'Headline of a professional profile.'),
  'professional.industry': field(text, 'Industry.'),
  'professional.seniority': field(text, 'Seniority.'),
  'professional.function': field(text, 'Function, such as marketing.'),
  'professional.company': field(text, 'Company today.'),
  'professional.connections': field(count, 'Connections.'),
  'professional.positions': field(positions, 'Positions, newest first; dates are ISO; a month is enough.'),
  'professional.education': field(education, 'Education.'),
  'professional.skills': field(list(text), 'Skills.'),
}

const metricFields = {
  average_likes: field(amount, 'Average likes over recent contents.'),
  average_comments: field(amount, 'Average comments.'),
  average_views: field(amount, 'Average views.'),
  median_likes: field(amount, 'Median likes.'),
  median_comments: field(amount, 'Median comments.'),
  median_views: field(amount, 'Median views.'),
  engagement_rate: field(rate, 'Engagements for each follower.'),
  engagement_rate_basis: field(text, 'Whose rate it is, or what it counts: rates of vendors are defined differently.'),
  sample_size: field(count, 'How many contents the averages are based on.'),
}

const fields = {
  network: networkField,
  handle: field(id, 'The handle, with or without @. Needed unless profile_url is given.'),
  profile_url: field(url, 'Address of the profile; by default made from network and handle.'),
  external_id: field(id, 'The network’s own id. By default, the stored id of the handle, else @handle.'),
  name: field(text, 'Name as the profile shows it.'),
  bio: field(text, 'Description of the profile.'),
  image_url: field(url, 'Picture.'),
  verified: field(boolean, 'Whether the network verified it; by default unknown.'),
  account_type: field(choice(accountTypes), 'Type of the account.'),
  state: field(choice(states), 'State of the profile; by default active.'),
  gender: field(choice(genders), 'Only if the person states it.'),
  birth_year: field(year, 'Only if the person states it. Of a date, the year alone is kept.'),
  location: field(text, 'Place as the profile writes it.'),
  city: field(text, 'City of that place.'),
  country_code: field(country, 'Country of that place.'),
  location_id: field(id, 'Id in the location dictionary; by default found from the text.'),
  languages: field(list(language), 'Languages, most used first.'),
  interests: field(list(id), 'Ids of the interest dictionary, strongest first.'),
  category: field(text, 'Category in the words of the network or the vendor.'),
  links: field(list(url), 'Links the profile shows.'),
  followers: field(count, 'Followers.'),
  following: field(count, 'Accounts followed.'),
  content_count: field(count, 'Contents published.'),
  last_posted_at: field(time, 'Time of the newest content.'),
  created_at: field(time, 'When the account was created.'),
  audience: field(audience, 'Shares of the followers, as the vendor states them.'),
  ...metricFields,
  ...professionalFields,
  ...provenanceFields,
}

type Row = Values<typeof fields>

const metricNames = Object.keys(metricFields) as (keyof typeof metricFields)[]

const readMetrics = (row: Row): CreatorMetrics | null => {
  if (metricNames.every((name) => row[name] === undefined)) return null
  return {
    averageLikes: row.average_likes ?? null,
    averageComments: row.average_comments ?? null,
    averageViews: row.average_views ?? null,
    medianLikes: row.median_likes ?? null,
    medianComments: row.median_comments ?? null,
    medianViews: row.median_views ?? null,
    engagementRate: row.engagement_rate ?? null,
    sampleSize: row.sample_size ?? 0,
    ...(row.engagement_rate_basis === undefined ? {} : { engagementRateBasis: row.engagement_rate_basis }),
  }
}

const professionalNames = Object.keys(professionalFields) as (keyof typeof professionalFields)[]

const readProfessional = (row: Row): ProfessionalDetails | null => {
  if (professionalNames.every((name) => row[name] === undefined)) return null
  return {
    headline: row['professional.headline'] ?? '',
    industry: row['professional.industry'] ?? null,
    seniority: row['professional.seniority'] ?? null,
    function: row['professional.function'] ?? null,
    company: row['professional.company'] ?? null,
    connections: row['professional.connections'] ?? null,
    positions: row['professional.positions'] ?? [],
    education: row['professional.education'] ?? [],
    skills: row['professional.skills'] ?? [],
  }
}

const readPlace = ({ location, city, country_code: countryCode, location_id: locationId }: Row): Creator['place'] =>
  location === undefined && city === undefined && countryCode === undefined && locationId === undefined
    ? null
    : {
        text: location ?? city ?? '',
        city: city ?? null,
        countryCode: countryCode ?? null,
        locationId: locationId ?? null,
      }

export const creators = defineSchema<typeof fields, Creator>({
  fields,
  toRecord: (row, defaults, report) => {
    const profile = readProfile(row, report)
    const provenance = readProvenance(row, defaults, report)
    if (profile === undefined) return undefined
    return {
      network: profile.network,
      externalId: row.external_id ?? '',
      handle: profile.handle,
      url: row.profile_url ?? profileUrl(profile),
      name: row.name ?? '',
      bio: row.bio ?? '',
      imageUrl: row.image_url ?? null,
      verified: row.verified ?? null,
      accountType: row.account_type ?? null,
      state: row.state ?? 'active',
      gender: row.gender ?? null,
      birthYear: row.birth_year ?? null,
      place: readPlace(row),
      languages: row.languages ?? [],
      interests: row.interests ?? [],
      ...(row.category === undefined ? {} : { category: row.category }),
      links: row.links ?? [],
      followers: row.followers ?? null,
      following: row.following ?? null,
      contentCount: row.content_count ?? null,
      lastPostedAt: row.last_posted_at ?? null,
      createdAt: row.created_at ?? null,
      metrics: readMetrics(row),
      professional: readProfessional(row),
      ...(row.audience === undefined ? {} : { audience: row.audience }),
      provenance,
    }
  },
  toRow: (creator) => ({
    network: creator.network,
    handle: creator.handle,
    profile_url: creator.url,
    external_id: creator.externalId,
    name: creator.name,
    bio: creator.bio,
    image_url: creator.imageUrl,
    verified: creator.verified,
    account_type: creator.accountType,
    state: creator.state,
    gender: creator.gender,
    birth_year: creator.birthYear,
    location: creator.place === null ? undefined : (placeText(creator.place) ?? undefined),
    city: creator.place?.city,
    country_code: creator.place?.countryCode,
    location_id: creator.place?.locationId,
    languages: creator.languages,
    interests: creator.interests,
    category: creator.category,
    links: creator.links,
    followers: creator.followers,
    following: creator.following,
    content_count: creator.contentCount,
    last_posted_at: creator.lastPostedAt,
    created_at: creator.createdAt,
    audience: creator.audience,
    average_likes: creator.metrics?.averageLikes,
    average_comments: creator.metrics?.averageComments,
    average_views: creator.metrics?.averageViews,
    median_likes: creator.metrics?.medianLikes,
    median_comments: creator.metrics?.medianComments,
    median_views: creator.metrics?.medianViews,
    engagement_rate: creator.metrics?.engagementRate,
    engagement_rate_basis: creator.metrics?.engagementRateBasis,
    sample_size: creator.metrics?.sampleSize,
    'professional.headline': creator.professional?.headline,
    'professional.industry': creator.professional?.industry,
    'professional.seniority': creator.professional?.seniority,
    'professional.function': creator.professional?.function,
    'professional.company': creator.professional?.company,
    'professional.connections': creator.professional?.connections,
    'professional.positions': creator.professional?.positions,
    'professional.education': creator.professional?.education,
    'professional.skills': creator.professional?.skills,
    ...writeProvenance(creator.provenance),
  }),
  nameless: (creator) => (creator.externalId === '' ? creator : undefined),
  giveId: (creator, externalId) => {
    creator.externalId = externalId
  },
  named: (creator) => (creator.externalId === '' ? undefined : creator),
  identify: creatorIdentifiers,
  save: async (corpus, records) => {
    await corpus.creators.save(records)
    await corpus.audienceSummaries.saveDeclared(records)
  },
  all: (corpus, network) => corpus.creators.all(network),
})
