import { expect, test } from 'vitest'
import { itemName } from '../web/names.js'

test.each([
  ['instagram:ana', '@ana, Instagram'],
  ['youtube:title:mr-invented', 'mr invented, YouTube'],
  ['audiences.likers', 'Audience: likers'],
])('%s is said as %s', (item, said) => expect(itemName(item)).toBe(said))
