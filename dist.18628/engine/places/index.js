import { createPlaces, placeName } from './places.js'
export { createPlaces, placeName }
//# sourceMappingURL=index.js.map
