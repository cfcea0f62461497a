//# sourceMappingURL=words.js.map
