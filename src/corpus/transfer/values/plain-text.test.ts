import { expect, test } from 'vitest'
import { htmlText } from './plain-text.js'

test.each([
  ['<p>One<br>two<br />three</p>', 'One\ntwo\nthree'],
  ['<p>One</p>\n<p class="x">Two</p>', 'One\n\nTwo'],
  ['<p>One</p> and <p>two</p>', 'One and two'],
  ['<div><p>One</p></div><p>Two</p>', 'OneTwo'],
  [
    '<a href="https://vela.example/?a=1>2">Vela</a> &amp;&nbsp;co &lt;3 &quot;hi&quot; &#39;yes&#39;',
    `Vela & co <3 "hi" 'yes'`,
  ],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  // What a pattern for tags takes for one.
  ['<p>We <3 paint, 2 > 1</p>', 'We <3 paint, 2 > 1'],
  ['<!-- a > b -->Seen', 'Seen'],
  ['Caf&eacute; &hellip;', 'Café …'],
  ['', ''],
])('the words of %j', (html, words) => {
  expect(htmlText(html)).toBe(words)
})
