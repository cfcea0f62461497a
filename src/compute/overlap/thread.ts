import { overlap, type OverlapInput } from '../../engine/overlap/overlap.js'
import { serve } from '../serve.js'

serve((input: OverlapInput) => overlap(input))
