const contentTypes = ['text', 'image', 'video', 'short', 'carousel', 'story', 'stream', 'article', 'repost', 'reply']
export { contentTypes }
//# sourceMappingURL=content.js.map
