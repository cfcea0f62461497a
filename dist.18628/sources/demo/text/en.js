import { enFrame } from './en-frame.js'
import { enLife1 } from './en-life-1.js'
import { enLife2 } from './en-life-2.js'
import { enLife3 } from './en-life-3.js'
import { enRisk } from './en-risk.js'
import { enTalk } from './en-talk.js'
const calendar = `
# days
Monday
Tuesday
Wednesday
Thursday
Friday
Saturday
Sunday
# months
January
March
April
May
June
September
October
December
`
const en = [calendar, enLife1, enLife2, enLife3, enFrame, enRisk, enTalk].join('\n')
export { en }
//# sourceMappingURL=en.js.map
