//# sourceMappingURL=query.js.map
