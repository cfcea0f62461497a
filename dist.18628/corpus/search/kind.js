const indexNames = ['creators', 'texts']
export { indexNames }
//# sourceMappingURL=kind.js.map
