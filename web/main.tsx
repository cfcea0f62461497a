import './design/console.css'
import { loadLanguage } from './language/load.js'
import './theme.js'

await loadLanguage()
// Everything else looks its texts up while it is loaded, so it comes after them.
await import('./start.js')
