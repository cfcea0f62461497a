import { indexPlaces } from '../../engine/places/index.js'
import { serve } from '../../compute/serve.js'
import { readPlaceFile } from './place-file.js'

/** Indexes the places of the world: half a second that nobody should wait for. */
serve(() => indexPlaces(readPlaceFile()))
