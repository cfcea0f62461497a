// npm run eval -- listening [creators]: share of voice and spikes held against what is true in a demo world.
import { measureListening } from './measure/listening.js'

const [creators = 600] = process.argv.slice(2).map(Number)
await measureListening(creators)
