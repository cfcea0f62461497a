import type { KnownFormat } from './format.js'

/** Lists of creators that vendors export. What a vendor calls engagement rate is kept with the vendor's definition. */
export const vendors: readonly KnownFormat[] = [
  {
    id: 'modash',
    says: 'Modash: profiles',
    tables: [
      {
        at: '*',
        kind: 'creators',
        has: ['profile.username', 'profile.followers', 'profile.engagementRate'],
        columns: {
          'profile.username': 'handle',
          'profile.fullname': 'name',
          'profile.url': 'profile_url',
          'profile.picture': 'image_url',
          'profile.followers': 'followers',
          'profile.engagementRate': 'engagement_rate',
          'profile.averageViews': 'average_views',
          userId: 'external_id',
          bio: 'bio',
          country: 'country',
          city: 'city',
          'language.code': 'languages',
          isVerified: 'verified',
          isPrivate: 'is_private',
          avgLikes: 'average_likes',
          avgComments: 'average_comments',
          avgViews: '',
          avgReelsPlays: '',
          postsCount: 'content_count',
          postsCounts: '',
          'profile.engagements': '',
        },
        set: {
          engagement_rate_basis:
            'Modash: likes for each follower on Instagram, likes for each view on TikTok and YouTube',
        },
      },
    ],
  },
  {
    id: 'phyllo',
    says: 'InsightIQ (Phyllo): profiles',
    tables: [
      {
        at: '*',
        kind: 'creators',
        has: ['platform_username', 'follower_count', 'engagement_rate'],
        columns: {
          'work_platform.name': 'network',
          platform_username: 'handle',
          full_name: 'name',
          introduction: 'bio',
          'location.country': 'country',
          'location.city': 'city',
          average_likes: 'average_likes',
          'work_platform.id': '',
        },
        set: { engagement_rate_basis: 'InsightIQ' },
      },
    ],
  },
  {
    id: 'phyllo-accounts',
    says: 'Phyllo: profiles of connected accounts',
    tables: [
      {
        at: '*',
        kind: 'creators',
        has: ['platform_username', 'work_platform.name', 'reputation.follower_count'],
        columns: {
          'work_platform.name': 'network',
          platform_username: 'handle',
          full_name: 'name',
          introduction: 'bio',
          'reputation.follower_count': 'followers',
          'reputation.subscriber_count': 'followers',
          'reputation.following_count': 'following',
          'reputation.content_count': 'content_count',
          // When Phyllo made its record, and its own ids.
          created_at: '',
          updated_at: '',
          id: '',
          username: '',
          'work_platform.id': '',
        },
      },
    ],
  },
  {
    id: 'hypeauditor',
    says: 'HypeAuditor: list of accounts',
    tables: [
      {
        at: '[]',
        kind: 'creators',
        has: ['Account', 'Followers', 'Quality_Audience', 'ER'],
        columns: { ER: 'engagement_rate', Avg_Reels_View: 'average_views', Interests: '' },
        set: { engagement_rate_basis: 'HypeAuditor' },
      },
    ],
  },
]
