//# sourceMappingURL=creator.js.map
