import { overlap } from '../../engine/overlap/overlap.js'
import { serve } from '../serve.js'
serve((input) => overlap(input))
//# sourceMappingURL=thread.js.map
