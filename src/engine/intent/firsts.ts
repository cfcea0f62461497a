/** What a piece of an expression can begin with; `canBeEmpty` where it may match nothing at all. */
interface Beginning {
  units: Set<string>
  canBeEmpty: boolean
}

/** Ends the reading of an expression that can begin with almost anything. */
class Unknown extends Error {}

const lookaround = /^\(\?(?:=|!|<=|<!)/
const quantifier = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/
const zeroWidth = new Set(['^', '$'])
const special = new Set(['.', '[', '('])

/** Reads just as much of an expression as says how it can begin. */
class Reader {
  #at = 0
  constructor(private readonly source: string) {}

  read(): Beginning {
    const options = [this.#sequence()]
    while (this.source[this.#at] === '|') {
      this.#at++
      options.push(this.#sequence())
    }
    return {
      units: new Set(options.flatMap(({ units }) => [...units])),
      canBeEmpty: options.some(({ canBeEmpty }) => canBeEmpty),
    }
  }

  #sequence(): Beginning {
    const units = new Set<string>()
    let isOpen = true
    while (this.#at < this.source.length && !'|)'.includes(this.source.charAt(this.#at))) {
      if (!isOpen) {
        this.#skip()
        continue
      }
      const { units: more, canBeEmpty } = this.#atom()
      for (const unit of more) units.add(unit)
      isOpen = canBeEmpty
    }
    return { units, canBeEmpty: isOpen }
  }

  #atom(): Beginning {
    const rest = this.source.slice(this.#at)
    if (lookaround.test(rest)) {
      this.#skipGroup()
      return { units: new Set(), canBeEmpty: true }
    }
    if (rest.startsWith('(?:')) {
      this.#at += 3
      const inner = this.read()
      this.#at++
      return { units: inner.units, canBeEmpty: this.#mayBeMissing() || inner.canBeEmpty }
    }
    const unit = rest.charAt(0)
    if (zeroWidth.has(unit)) {
      this.#at++
      return { units: new Set(), canBeEmpty: true }
    }
    const escaped = unit === '\\' ? rest.charAt(1) : undefined
    if (special.has(unit) || (escaped !== undefined && /\w/.test(escaped))) throw new Unknown()
    this.#at += escaped === undefined ? 1 : 2
    return { units: new Set([escaped ?? unit]), canBeEmpty: this.#mayBeMissing() }
  }

  #mayBeMissing(): boolean {
    const found = quantifier.exec(this.source.slice(this.#at))
    if (found === null) return false
    this.#at += found[0].length
    return found[0].startsWith('?') || found[0].startsWith('*') || found[1] === '0'
  }

  /** Passes one unit, class or group that cannot come first any more. */
  #skip(): void {
    const unit = this.source.charAt(this.#at)
    if (unit === '\\') this.#at += 2
    else if (unit === '(') this.#skipGroup()
    else if (unit === '[') this.#at = this.#classEnd(this.#at) + 1
    else this.#at++
  }

  #skipGroup(): void {
    for (let depth = 0; this.#at < this.source.length; this.#at++) {
      const unit = this.source.charAt(this.#at)
      if (unit === '\\') this.#at++
      else if (unit === '[') this.#at = this.#classEnd(this.#at)
      else if (unit === '(') depth++
      else if (unit === ')' && --depth === 0) break
    }
    this.#at++
  }

  #classEnd(from: number): number {
    let at = from + 1
    while (at < this.source.length && this.source[at] !== ']') at += this.source[at] === '\\' ? 2 : 1
    return at
  }
}

/** The units an expression can begin with; undefined where that cannot be told from its source. */
export const firstsOf = (source: string): ReadonlySet<string> | undefined => {
  try {
    const { units, canBeEmpty } = new Reader(source).read()
    return canBeEmpty || units.size === 0 ? undefined : units
  } catch (error) {
    if (error instanceof Unknown) return undefined
    throw error
  }
}
