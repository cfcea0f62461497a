//# sourceMappingURL=comment.js.map
