//# sourceMappingURL=estimate.js.map
