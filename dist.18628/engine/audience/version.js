const engineVersion = 'audience-1'
export { engineVersion }
//# sourceMappingURL=version.js.map
