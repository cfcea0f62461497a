const placeKinds = ['country', 'region', 'city']
export { placeKinds }
//# sourceMappingURL=place.js.map
