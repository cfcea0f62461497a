import { serve, type Moved } from '../serve.js'
import type { PrintJob } from './printer.js'
import { typeset } from './typeset.js'

const print = ({ template, document }: PrintJob): Promise<Moved> =>
  typeset(template, document, (printed, missingScripts) => ({
    ...printed,
    notes:
      missingScripts.length === 0
        ? printed.notes
        : [...printed.notes, `No font here can write: ${missingScripts.join(', ')}. Such text is shown by its name.`],
  }))

serve(print)
