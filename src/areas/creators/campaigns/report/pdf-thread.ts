import { typeset } from '../../../../compute/print/typeset.js'
import { serve, type Moved } from '../../../../compute/serve.js'
import type { CampaignView } from './view.js'

const print = (view: CampaignView): Moved =>
  typeset('campaign-report', view, (printed, missingScripts) => ({
    ...printed,
    notes:
      missingScripts.length === 0
        ? printed.notes
        : [...printed.notes, `No font here can write: ${missingScripts.join(', ')}. Such text is shown by its name.`],
  }))

serve(print)
