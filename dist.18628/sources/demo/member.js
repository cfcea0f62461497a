//# sourceMappingURL=member.js.map
