import { generate } from 'lean-qr'
import type { ReactElement } from 'react'

/** Light space around a code, in modules: readers need it. */
const quiet = 4

/** A text as a code for the camera of a phone: dark on white in every theme. */
export const QrCode = ({ text, label }: { text: string; label: string }): ReactElement => {
  const code = generate(text)
  const places = Array.from({ length: code.size }, (_, i) => i)
  const dark = places.flatMap((y) => places.flatMap((x) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])))
  const size = code.size + 2 * quiet
  return (
    <svg
      className="qr-code"
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
