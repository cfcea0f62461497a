import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * The client of overload.ts, in a process of its own: what one process asks and answers at once tells nothing about either. It speaks HTTP over
 * plain sockets, so that it takes a fraction of what the server takes.
 */
export interface Pressure {
  port: number
  token: string
  /** Connections that search, and search again as soon as they are answered; with `perSecond` as many as there are at most. */
  connections: number
  /** Searches that are sent each second, however long their answers take. */
  perSecond?: number
  seconds: number
}

/** Milliseconds that answers took. */
export interface Measured {
  searched: number[]
  refused: number[]
  health: number[]
  status: number[]
  others: number
  /** Searches that were due while all connections waited for an answer. */
  unsent: number
  statusLetIn: number
  /** What the client itself took of one core. */
  cores: number
}

interface Answer {
  status: number
  ms: number
}

const search = JSON.stringify({ network: ['instagram', 'tiktok'], followers: { min: 5000, max: 500_000 }, limit: 20 })

const write = (line: string, { port, token }: Pressure, body = ''): Buffer =>
  Buffer.from(
    `${line} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${token}\r\n${
      body === '' ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`
    }\r\n${body}`,
  )

/** One connection, one question at a time. All answers of these questions say how long they are. */
class Line {
  readonly #socket: Socket
  #head = ''
  #missing = 0
  #status = 0
  #began = 0
  #answered: ((answer: Answer) => void) | undefined
  isOpen = true

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk))
    this.#socket.on('error', () => {})
    this.#socket.on('close', () => {
      this.isOpen = false
      this.#end(0)
    })
  }

  ask(question: Buffer): Promise<Answer> {
    return new Promise((resolve) => {
      this.#head = ''
      this.#missing = -1
      this.#began = performance.now()
      this.#answered = resolve
      this.#socket.write(question)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    if (this.#missing === -1) {
      this.#head += chunk.toString('latin1')
      const end = this.#head.indexOf('\r\n\r\n')
      if (end === -1) return
      this.#status = Number(this.#head.slice(9, 12))
      this.#missing = Number(/content-length: (\d+)/i.exec(this.#head)?.[1] ?? 0) - (this.#head.length - end - 4)
    } else this.#missing -= chunk.length
    if (this.#missing <= 0) this.#end(this.#status)
  }

  #end(status: number): void {
    const answered = this.#answered
    this.#answered = undefined
    answered?.({ status, ms: performance.now() - this.#began })
  }
}

const pressure = JSON.parse(process.argv[2] ?? '{}') as Pressure
const until = performance.now() + pressure.seconds * 1000

const hammer = async (question: Buffer, answers: Answer[]): Promise<void> => {
  let line = new Line(pressure.port)
  while (performance.now() < until) {
    if (!line.isOpen) line = new Line(pressure.port)
    answers.push(await line.ask(question))
  }
  line.close()
}

/** Sends at a steady rate, as many people do who know nothing of each other. An answer took as long as it is since its question was due. */
const flow = async (question: Buffer, answers: Answer[], perSecond: number): Promise<void> => {
  const [idle, asked]: [Line[], Promise<void>[]] = [[], []]
  const began = performance.now()
  let [due, open] = [0, 0]
  while (performance.now() < until) {
    for (; due < ((performance.now() - began) / 1000) * perSecond; due++) {
      let line = idle.pop()
      while (line !== undefined && !line.isOpen) [line, open] = [idle.pop(), open - 1]
      if (line === undefined && open >= pressure.connections) unsent++
      else {
        if (line === undefined) open++
        const lateMs = performance.now() - began - (due * 1000) / perSecond
        const own = line ?? new Line(pressure.port)
        asked.push(
          own.ask(question).then(({ status, ms }) => {
            answers.push({ status, ms: ms + lateMs })
            idle.push(own)
          }),
        )
      }
    }
    await pause(1)
  }
  await Promise.all(asked)
  for (const line of idle) line.close()
}

/** The same question, one after the other, on a new connection each time, as health checks come: one always waits for its answer. */
const probe = async (question: Buffer, answers: Answer[]): Promise<void> => {
  while (performance.now() < until) {
    const line = new Line(pressure.port)
    answers.push(await line.ask(question))
    line.close()
  }
}

let unsent = 0
const [searches, health, status]: [Answer[], Answer[], Answer[]] = [[], [], []]
const question = write('POST /v1/discovery', pressure, search)
const cpu = process.cpuUsage()
await Promise.all([
  ...(pressure.perSecond === undefined
    ? Array.from({ length: pressure.connections }, () => hammer(question, searches))
    : [flow(question, searches, pressure.perSecond)]),
  probe(write('GET /healthz', pressure), health),
  probe(write('GET /v1/requests/req_none', pressure), status),
])
const { user, system } = process.cpuUsage(cpu)
const msOf = (answers: Answer[], wanted: number): number[] =>
  answers.filter((answer) => answer.status === wanted).map(({ ms }) => ms)
const [searched, refused] = [msOf(searches, 200), msOf(searches, 503)]
const measured: Measured = {
  searched,
  refused,
  health: msOf(health, 200),
  status: status.map(({ ms }) => ms),
  others: searches.length - searched.length - refused.length,
  unsent,
  statusLetIn: msOf(status, 404).length,
  cores: (user + system) / 1e6 / pressure.seconds,
}
// A pipe takes 64 KiB at once: what is longer has to be waited for.
process.stdout.write(JSON.stringify(measured), () => process.exit(0))
