import { importBrands } from './import-brands.js'
import { addBrand, changeBrand, getRegistered, listRegistry, mergeBrands, removeBrand } from './operations.js'

/** Which brands there are, and how they are recognised. */
export const brandOperations = [
  listRegistry,
  addBrand,
  importBrands,
  getRegistered,
  changeBrand,
  mergeBrands,
  removeBrand,
]
