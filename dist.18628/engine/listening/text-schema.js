const textSchema = {
  rank: 'published_at',
  columns: {
    /** Seconds since 1970. */
    published_at: { kind: 'number', type: 'u32' },
    /** Title and text. */
    text: { kind: 'text', analyzer: 'words', positions: true },
    /** content or comment. */
    kind: { kind: 'category' },
    network: { kind: 'category' },
    /** The content type; none for comments. */
    type: { kind: 'category' },
    /** ISO 639-1, where it is known. */
    language: { kind: 'category' },
    /** ISO 3166-1 of the author, where it is known. */
    country: { kind: 'category' },
    /** network/external id: one value an account, whatever it calls itself. */
    author: { kind: 'category' },
    /** The author's handle, as people write it. */
    handle: { kind: 'text', analyzer: 'keyword' },
    /** As given by the network, lower case, without #. */
    hashtags: { kind: 'multi' },
    /** Handles, lower case, without @. */
    mentions: { kind: 'multi' },
    /** link, media, hashtag, mention, sponsor. */
    has: { kind: 'multi' },
    /** Likes, comments, shares and saves together, of those the network shows. */
    engagement: { kind: 'number', type: 'u32' },
    views: { kind: 'number', type: 'u32' },
    /** Followers of the author when the text was indexed. */
    followers: { kind: 'number', type: 'u32' },
  },
}
export { textSchema }
//# sourceMappingURL=text-schema.js.map
