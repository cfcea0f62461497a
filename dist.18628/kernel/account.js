const scopes = ['creators', 'screening', 'content', 'purchase_intent', 'comments_relevance', 'listening', 'admin']
export { scopes }
//# sourceMappingURL=account.js.map
