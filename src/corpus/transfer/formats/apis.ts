import type { KnownFormat } from './format.js'

/** Answers of the networks' own interfaces, saved as they came. */
export const apis: readonly KnownFormat[] = [
  {
    id: 'x-api',
    says: 'X API v2: users and posts',
    network: 'x',
    tables: [
      { at: '*', kind: 'creators', has: ['username', 'public_metrics.followers_count'], columns: { id: 'external_id', username: 'handle', description: 'bio', profile_image_url: 'image_url', protected: 'is_private', 'public_metrics.listed_count': '', 'public_metrics.like_count': '', 'public_metrics.media_count': '', url: '', pinned_tweet_id: '', verified: 'verified' } },
      { at: '*', kind: 'contents', has: ['author_id', 'text', 'public_metrics.like_count'], columns: { id: 'content_id', author_id: 'author_external_id', 'note_tweet.text': 'text', 'note_post.text': 'text', conversation_id: '', edit_history_tweet_ids: '', 'entities.hashtags': 'hashtags', 'entities.mentions': 'mentions', 'entities.urls': 'links', 'public_metrics.quote_count': 'shares_more', paid_partnership: 'is_sponsored', possibly_sensitive: '' }, set: { type: 'text' } },
    ],
  },
  {
    id: 'youtube-data-api',
    says: 'YouTube Data API: channels, videos and comments',
    network: 'youtube',
    tables: [
      { at: 'items[]', kind: 'creators', has: ['snippet.title', 'statistics.subscriberCount'], columns: { id: 'external_id', 'snippet.title': 'name', 'snippet.customUrl': 'handle', 'snippet.description': 'bio', 'snippet.country': 'country', 'snippet.publishedAt': 'created_at', 'snippet.thumbnails.high.url': 'image_url', 'snippet.thumbnails.default.url': '', 'snippet.thumbnails.medium.url': '', 'statistics.viewCount': '', 'statistics.subscriberCount': 'followers', 'statistics.videoCount': 'content_count', 'snippet.localized.title': '', 'snippet.localized.description': '' } },
      { at: 'items[]', kind: 'contents', has: ['snippet.channelId', 'snippet.title', 'snippet.publishedAt'], columns: { id: 'content_id', 'id.videoId': 'content_id', 'contentDetails.videoId': 'content_id', 'snippet.channelId': 'author_external_id', 'snippet.channelTitle': 'author_name', 'snippet.description': 'text', 'snippet.tags': 'hashtags', 'snippet.defaultAudioLanguage': 'language', 'contentDetails.duration': 'duration_s', 'statistics.favoriteCount': '', 'snippet.thumbnails.high.url': 'thumbnail_url', 'snippet.categoryId': '', 'snippet.localized.title': '', 'snippet.localized.description': '', 'snippet.thumbnails.default.url': '', 'snippet.thumbnails.medium.url': '' }, set: { type: 'video' } },
      { at: 'items[]', kind: 'comments', has: ['snippet.topLevelComment.snippet.textDisplay'], columns: { id: 'comment_id', 'snippet.videoId': 'content_id', 'snippet.topLevelComment.snippet.textOriginal': 'text', 'snippet.topLevelComment.snippet.textDisplay': '', 'snippet.topLevelComment.snippet.authorDisplayName': 'author', 'snippet.topLevelComment.snippet.authorChannelId.value': 'author_external_id', 'snippet.topLevelComment.snippet.likeCount': 'likes', 'snippet.topLevelComment.snippet.publishedAt': 'published_at', 'snippet.totalReplyCount': 'replies', 'snippet.topLevelComment.id': '', 'snippet.topLevelComment.snippet.videoId': '', 'snippet.channelId': '' } },
    ],
  },
  {
    id: 'instagram-graph',
    says: 'Instagram Graph API: business discovery and media',
    network: 'instagram',
    tables: [
      { at: '', kind: 'creators', has: ['business_discovery.username', 'business_discovery.followers_count'], columns: { 'business_discovery.username': 'handle', 'business_discovery.id': 'external_id', 'business_discovery.name': 'name', 'business_discovery.biography': 'bio', 'business_discovery.website': 'links', 'business_discovery.profile_picture_url': 'image_url', 'business_discovery.followers_count': 'followers', 'business_discovery.follows_count': 'following', 'business_discovery.media_count': 'content_count', id: '' } },
      { at: '*', kind: 'contents', has: ['media_type', 'permalink', 'timestamp'], columns: { id: '', permalink: 'content_url', username: 'author', media_product_type: 'type', media_type: 'type', view_count: 'views', media_url: 'media_url', caption: 'text', shortcode: 'content_id' } },
    ],
  },
  {
    id: 'tiktok-display',
    says: 'TikTok Display and Research API: videos and users',
    network: 'tiktok',
    tables: [
      { at: '*', kind: 'contents', has: ['video_description', 'create_time', 'like_count'], columns: { id: 'content_id', username: 'author', hashtag_names: 'hashtags', region_code: '', voice_to_text: '', music_id: '', favorites_count: 'saves' }, set: { type: 'video' } },
    ],
  },
] // prettier-ignore
