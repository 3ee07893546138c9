import { describe, expect, it } from 'vitest'
import { withSparseGraph } from './sparse-graph.ts'

const NAMES = ['where', 'id', 'Level', 'findUser']

/** A module of Prisma's form around a graph. */
const client = (graph: readonly number[], names: readonly string[] = NAMES) =>
  `const before = "graph"
config.parameterizationSchema = {
  strings: JSON.parse(${JSON.stringify(JSON.stringify(names))}),
  graph: "${Buffer.from(Uint8Array.from(graph)).toString('base64url')}"
}
const after = config`

const GRAPH = [
  [2, 1, 1],
  // Two inputs: `where` leads to the other; `id` is a string or the enum `Level`.
  [1, 0, 0, 0, 2, 0, 4],
  [1, 1, 3, 0x80, 0, 3, 1],
  // One output, whose `id` has no arguments and no fields.
  [1, 1, 0, 0],
  // One root: findUser takes the first input and gives the first output.
  [3, 1, 1],
].flat()

/** 1,024 and a little more, as Prisma writes it. */
const up = (place: number) => [0x80 | place, 0x08]

describe('the graph of the database client', () => {
  it('has its names and places moved up, and leads where it led', () => {
    const moved = [
      [2, 1, 1],
      [1, ...up(0), 0, 0, 2, 0, 4],
      [1, ...up(1), 3, 0x80, 0, ...up(3), 1],
      [1, ...up(1), 0, 0],
      [...up(3), 1, 1],
    ].flat()
    const names = [...Array.from({ length: 1024 }, () => ''), ...NAMES]
    expect(withSparseGraph(client(GRAPH))).toBe(client(moved, names))
  })

  it('is refused where its form is another one', () => {
    expect(() => withSparseGraph(client([...GRAPH, 0]))).toThrow('more in it than was read')
    expect(() => withSparseGraph(client(GRAPH.slice(0, -1)))).toThrow('ends too early')
    expect(() => withSparseGraph('export const config = {}')).toThrow('No graph was found')
  })
})
