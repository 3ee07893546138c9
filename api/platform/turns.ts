import fastq from 'fastq'

/** Does work when those that came before have begun, with no more than so many at once. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets so many works go on at once; the others wait in the order in which they came, holding nothing yet. A work that fails
 * makes room as one that succeeds.
 */
export function turns(atATime: number): InTurn {
  const works = fastq.promise((work: () => Promise<void>) => work(), atATime)
  return (work) => new Promise((resolve, reject) => void works.push(() => work().then(resolve, reject)))
}
