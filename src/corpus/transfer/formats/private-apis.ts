import type { KnownFormat } from './format.js'

/** Instagram's own answers, as vendors hand them through. */
export const privateApis: readonly KnownFormat[] = [
  {
    id: 'instagram-items',
    says: 'Instagram’s own answers (items), as several vendors hand them through',
    network: 'instagram',
    tables: [
      {
        at: '*',
        kind: 'contents',
        has: ['code', 'taken_at', 'like_count', 'user.username'],
        columns: {
          code: 'content_id',
          pk: '',
          id: '',
          taken_at: 'published_at',
          'caption.text': 'text',
          'caption.pk': '',
          'user.username': 'author',
          'user.pk': 'author_external_id',
          'user.full_name': 'author_name',
          is_paid_partnership: 'is_sponsored',
        },
      },
    ],
  },
  {
    id: 'instagram-web',
    says: 'Instagram’s own answers (edges), as several vendors hand them through',
    network: 'instagram',
    tables: [
      {
        at: '*',
        kind: 'contents',
        has: ['node.shortcode', 'node.taken_at_timestamp'],
        columns: {
          'node.shortcode': 'content_id',
          'node.id': '',
          'node.__typename': 'type',
          'node.taken_at_timestamp': 'published_at',
          'node.edge_media_to_caption.edges': 'text',
          'node.edge_media_to_comment.count': 'comments',
          'node.edge_liked_by.count': 'likes',
          'node.edge_media_preview_like.count': 'likes',
          'node.video_view_count': 'views',
          'node.owner.username': 'author',
          'node.owner.id': 'author_external_id',
          'node.is_video': '',
          'node.display_url': 'thumbnail_url',
        },
      },
      {
        at: '*',
        kind: 'creators',
        has: ['user.username', 'user.edge_followed_by.count'],
        columns: {
          'user.username': 'handle',
          'user.full_name': 'name',
          'user.biography': 'bio',
          'user.id': 'external_id',
          'user.edge_followed_by.count': 'followers',
          'user.edge_follow.count': 'following',
          'user.edge_owner_to_timeline_media.count': 'content_count',
          'user.is_private': 'is_private',
          'user.is_verified': 'verified',
          'user.profile_pic_url': 'image_url',
          'user.external_url': 'links',
        },
      },
    ],
  },
]
