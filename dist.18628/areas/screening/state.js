//# sourceMappingURL=state.js.map
