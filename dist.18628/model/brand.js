//# sourceMappingURL=brand.js.map
