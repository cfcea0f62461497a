//# sourceMappingURL=provenance.js.map
