import { de } from './de.js'
import { en } from './en.js'
import { es } from './es.js'
import { fr } from './fr.js'
import { pt } from './pt.js'
import type { ReportLanguage, ReportWords } from './words.js'

export const reportWords: Readonly<Record<ReportLanguage, ReportWords>> = { en, es, pt, fr, de }
