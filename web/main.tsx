import './design/tokens.css'
import './design/base.css'
import './design/parts.css'
import './design/shell.css'
import './design/charts.css'
import './design/pages.css'
import { loadLanguage } from './language/load.js'
import './theme.js'

await loadLanguage()
// Everything else looks its texts up while it is loaded, so it comes after them.
await import('./start.js')
