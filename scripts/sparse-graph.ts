// The graph in which Prisma's client looks up which values of a query are parameters of its plan. The client makes an object
// for each kind of input, whose keys are places in one list of names. V8 keeps an object whose keys are numbers below a
// thousand as an array with holes, one of greater numbers as a table: with the names moved up the same graph takes 3 MB of
// the server's memory instead of 18 (docs/adr/0104). What the client finds in it is the same.

/** From a gap of this many on V8 keeps numbered keys in a table. */
const GAP = 1024

const GRAPH = /strings: JSON\.parse\((".*")\),\n\s*graph: "([\w-]+)"/

/** The graph as Prisma writes it: numbers of seven bits a byte, the least first, flags of one byte and masks of two. */
class GraphReader {
  readonly #bytes: Uint8Array
  #at = 0
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  byte(): number {
    const byte = this.#bytes[this.#at]
    if (byte === undefined) throw new Error('The graph of Prisma’s client ends too early: its format has changed.')
    this.#at += 1
    return byte
  }

  number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }

  /** @throws where something is left. */
  end(): void {
    if (this.#at !== this.#bytes.length) {
      throw new Error('The graph of Prisma’s client has more in it than was read: its format has changed.')
    }
  }
}

const written = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...written(value >>> 7)])

/** The same graph with every place in the list of names moved up. */
function moved(graph: Uint8Array, by: number): Uint8Array {
  const reader = new GraphReader(graph)
  const bytes: number[] = []
  const copy = (): number => {
    const value = reader.number()
    bytes.push(...written(value))
    return value
  }
  const move = () => bytes.push(...written(reader.number() + by))
  /** A place that may be missing, which is written as nought, and any other as one more. */
  const moveIfThere = () => {
    const value = reader.number()
    bytes.push(...written(value === 0 ? 0 : value + by))
  }
  const copyBytes = (count: number) => {
    for (let index = 0; index < count; index++) bytes.push(reader.byte())
  }
  const times = (count: number, step: () => void) => {
    for (let index = 0; index < count; index++) step()
  }

  const inputs = copy()
  const outputs = copy()
  const roots = copy()
  times(inputs, () =>
    times(copy(), () => {
      move()
      copyBytes(2) // which kinds of scalar it takes
      copy() // the node of its members
      moveIfThere() // the name of its enum
      copyBytes(1) // whether it is a parameter, a list or an object
    }),
  )
  times(outputs, () =>
    times(copy(), () => {
      move()
      copy() // the node of its arguments
      copy() // the node of its fields
    }),
  )
  times(roots, () => {
    move()
    copy()
    copy()
  })
  reader.end()
  return Uint8Array.from(bytes)
}

/**
 * The module of Prisma's generated client with names and places moved up by more than V8's gap.
 * @throws where the module or its graph is not in the form of the Prisma that the lock file names.
 */
export function withSparseGraph(module: string): string {
  const [whole, strings, graph] = GRAPH.exec(module) ?? []
  if (whole === undefined || strings === undefined || graph === undefined) {
    throw new Error('No graph was found in Prisma’s generated client: its form has changed.')
  }
  const names: string[] = JSON.parse(JSON.parse(strings))
  const before = Array.from({ length: GAP }, () => '')
  return module.replace(whole, () =>
    whole
      .replace(strings, () => JSON.stringify(JSON.stringify([...before, ...names])))
      .replace(graph, () => Buffer.from(moved(Buffer.from(graph, 'base64url'), GAP)).toString('base64url')),
  )
}
