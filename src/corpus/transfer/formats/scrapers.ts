import type { KnownFormat } from './format.js'

/** Exports of scrapers, as JSON or as flattened CSV. */
export const scrapers: readonly KnownFormat[] = [
  {
    id: 'apify-instagram-profiles',
    says: 'Apify: Instagram profiles',
    network: 'instagram',
    tables: [
      { at: '[]', kind: 'creators', has: ['username', 'followersCount', 'followsCount', 'postsCount'], columns: { url: 'profile_url', id: 'external_id', private: 'is_private', externalUrl: 'links', businessCategoryName: 'categories', latestPosts: '', relatedProfiles: '' } },
      { at: '[].latestPosts[]', kind: 'contents', has: ['shortCode'], columns: { shortCode: 'content_id', id: '', ownerUsername: 'author', ownerId: 'author_external_id' }, isAside: true },
    ],
  },
  {
    id: 'apify-instagram-comments',
    says: 'Apify: Instagram comments',
    network: 'instagram',
    tables: [{ at: '[]', kind: 'comments', has: ['postUrl', 'text', 'ownerUsername'], columns: { postUrl: 'content_url', ownerUsername: 'author' } }],
  },
  {
    id: 'apify-instagram-posts',
    says: 'Apify: Instagram posts',
    network: 'instagram',
    tables: [
      { at: '[]', kind: 'contents', has: ['ownerUsername', 'likesCount', 'commentsCount'], columns: { shortCode: 'content_id', id: '', ownerUsername: 'author', ownerFullName: 'author_name', inputUrl: '', firstComment: '', queryTag: '', latestComments: '', childPosts: '' } },
      { at: '[].latestComments[]', kind: 'comments', has: ['text', 'ownerUsername'], columns: { id: 'comment_id', '^.shortCode': 'content_id', ownerUsername: 'author' }, isAside: true },
    ],
  },
  {
    id: 'apify-tiktok',
    says: 'Apify: TikTok videos',
    network: 'tiktok',
    tables: [
      { at: '[]', kind: 'contents', has: ['authorMeta.name', 'diggCount'], columns: { id: 'content_id', createTime: '', 'videoMeta.coverUrl': 'thumbnail_url', isAd: 'is_sponsored' }, set: { type: 'video' } },
      { at: '[]', kind: 'creators', has: ['authorMeta.name', 'authorMeta.fans'], columns: { 'authorMeta.name': 'handle', 'authorMeta.nickName': 'name', 'authorMeta.id': 'external_id', 'authorMeta.fans': 'followers', 'authorMeta.following': 'following', 'authorMeta.verified': 'verified', 'authorMeta.avatar': 'image_url', 'authorMeta.heart': '', 'authorMeta.digg': '', 'authorMeta.region': 'country', 'authorMeta.video': 'content_count', 'authorMeta.signature': 'bio' }, isAside: true },
    ],
  },
  {
    id: 'apify-x-posts',
    says: 'Apify: posts of X',
    network: 'x',
    tables: [
      { at: '[]', kind: 'contents', has: ['author.userName', 'retweetCount', 'likeCount'], columns: { id: 'content_id', 'author.userName': 'author', 'author.id': 'author_external_id', fullText: 'text', text: '', replyCount: 'comments', quoteCount: 'shares_more' }, set: { type: 'text' } },
      { at: '[]', kind: 'creators', has: ['author.userName', 'author.followers'], columns: { 'author.userName': 'handle', 'author.name': 'name', 'author.id': 'external_id', 'author.followers': 'followers', 'author.following': 'following', 'author.description': 'bio', 'author.isVerified': 'verified', 'author.profilePicture': 'image_url', 'author.location': 'location', 'author.createdAt': 'created_at' }, isAside: true },
    ],
  },
  {
    id: 'apify-facebook-posts',
    says: 'Apify: posts of Facebook pages',
    network: 'facebook',
    tables: [{ at: '[]', kind: 'contents', has: ['postId', 'pageName', 'facebookUrl'], columns: { postId: 'content_id', pageName: 'author', 'user.name': 'author_name', 'user.id': 'author_external_id', timestamp: '', time: 'published_at', facebookUrl: '' } }],
  },
  {
    id: 'bright-data-instagram-posts',
    says: 'Bright Data: Instagram posts',
    network: 'instagram',
    tables: [
      { at: '[]', kind: 'contents', has: ['user_posted', 'date_posted', 'shortcode'], columns: { shortcode: 'content_id', post_id: '', pk: '', content_id: '', user_posted: 'author', user_posted_id: 'author_external_id', description: 'text', post_content: '', is_paid_partnership: 'is_sponsored', 'partnership_details.username': 'sponsor_brands', profile_url: '', engagement_score_view: '' } },
      { at: '[]', kind: 'creators', has: ['user_posted', 'followers'], columns: { user_posted: 'handle', user_posted_id: 'external_id', followers: 'followers', posts_count: 'content_count', profile_image_link: 'image_url', is_verified: 'verified', profile_url: 'profile_url' }, isAside: true },
    ],
  },
  {
    id: 'tiktok-aweme',
    says: 'TikTok’s own answers (aweme lists), as several vendors hand them through',
    network: 'tiktok',
    tables: [
      { at: '*', kind: 'contents', has: ['aweme_id', 'statistics.digg_count'], columns: { aweme_id: 'content_id', desc: 'text', create_time: 'published_at', 'author.unique_id': 'author', 'author.uid': 'author_external_id', id: '' }, set: { type: 'video' } },
      { at: '*', kind: 'creators', has: ['aweme_id', 'author.unique_id'], columns: { 'author.unique_id': 'handle', 'author.nickname': 'name', 'author.uid': 'external_id', 'author.follower_count': 'followers', 'author.following_count': 'following', 'author.signature': 'bio' }, isAside: true },
    ],
  },
] // prettier-ignore
