/** A time of the day and nothing else: 10:22:01, 8:30 am, 14h05, 10.22 Uhr. Three numbers between points are a date. */
export const clock =
  /^(\d{1,2})(?:[:h](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?|\.(\d{2})(?::(\d{2}))?)\s*(a\.?m\.?|p\.?m\.?|uhr)?$/i

/** Milliseconds since midnight; undefined where it is no time. */
export const clockMs = (text: string): number | undefined => {
  const [, hours = '', colon, second, point = '', last = '0', half = ''] = clock.exec(text.trim()) ?? []
  if (hours === '') return undefined
  const [minutes, seconds] = [colon ?? point, second ?? last]
  const isAfternoon = /^p/i.test(half)
  const isTwelve = /^[ap]/i.test(half) && Number(hours) === 12
  const hour = (isTwelve ? 0 : Number(hours)) + (isAfternoon ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}
