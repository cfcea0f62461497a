import { likenessDimensions } from '../../engine/likeness/likeness.js'
import { audienceSources } from '../../model/audience.js'
const followerGrowthMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const otherGrowthMonths = [1, 3, 6, 12]
const growthColumn = (figure, months) => `growth.${figure}.${months}`
const toGrowthCode = (growth2) => Math.min(65534, Math.max(0, Math.round((growth2 + 1) * 1e3)))
const fromGrowthCode = (code) => (code - 1e3) / 1e3
const birthYearFirst = 1890
const birthYearLast = birthYearFirst + 254
const audienceParts = ['locations', 'languages', 'genders', 'ages', 'interests', 'brands']
const audienceColumn = (source, part) => `audience.${source}.${part}`
const growth = Object.fromEntries(
  [
    ...followerGrowthMonths.map((months) => growthColumn('followers', months)),
    ...otherGrowthMonths.flatMap((months) => [growthColumn('likes', months), growthColumn('views', months)]),
  ].map((name) => [name, { kind: 'number', type: 'u16' }]),
)
const audiences = Object.fromEntries(
  audienceSources.flatMap((source) => [
    ...audienceParts.map((part) => [audienceColumn(source, part), { kind: 'multi', weights: 'u8' }]),
    [audienceColumn(source, 'credibility'), { kind: 'number', type: 'u8' }],
  ]),
)
const creatorsSchema = {
  rank: 'followers',
  columns: {
    followers: { kind: 'number', type: 'u32' },
    network: { kind: 'category' },
    handle: { kind: 'text', analyzer: 'handle' },
    name: { kind: 'text', analyzer: 'name' },
    bio: { kind: 'text', analyzer: 'words' },
    captions: { kind: 'text', analyzer: 'words' },
    country: { kind: 'category' },
    locations: { kind: 'multi' },
    languages: { kind: 'multi' },
    interests: { kind: 'multi' },
    account_type: { kind: 'category' },
    gender: { kind: 'category' },
    birth_year: { kind: 'number', type: 'u8' },
    verified: { kind: 'flag' },
    contacts: { kind: 'multi' },
    sponsors: { kind: 'multi' },
    sponsored: { kind: 'flag' },
    content_count: { kind: 'number', type: 'u32' },
    engagement_rate: { kind: 'number', type: 'f32', bands: true },
    average_likes: { kind: 'number', type: 'f32', bands: true },
    average_comments: { kind: 'number', type: 'f32' },
    average_views: { kind: 'number', type: 'f32', bands: true },
    median_likes: { kind: 'number', type: 'f32' },
    median_comments: { kind: 'number', type: 'f32' },
    median_views: { kind: 'number', type: 'f32' },
    last_posted_at: { kind: 'number', type: 'u32', bands: true },
    ...growth,
    ...audiences,
    likeness: { kind: 'vector', dimensions: likenessDimensions },
  },
}
export {
  audienceColumn,
  audienceParts,
  birthYearFirst,
  birthYearLast,
  creatorsSchema,
  followerGrowthMonths,
  fromGrowthCode,
  growthColumn,
  otherGrowthMonths,
  toGrowthCode,
}
//# sourceMappingURL=creators-schema.js.map
