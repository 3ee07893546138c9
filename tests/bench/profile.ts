import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
  }[]
  readonly samples: readonly number[]
  /** Between one sample and the one before it, µs. */
  readonly timeDeltas: readonly number[]
}

/** Whose code it is: a package, a folder of ours, Node's own, or what the engine does. */
function ownerOf({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string {
  const dependency = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (dependency) return dependency
  if (url.startsWith('node:')) return url.split('/').slice(0, 2).join('/')
  const ours = /\/((?:api|domain|prisma)\/[^/]+)/.exec(url)?.[1]
  return ours ?? (functionName || '(program)')
}

/**
 * The share of the processor's busy time by owner, the largest first, in percent, from the profiles in a directory (one
 * thread each), without the start of the process.
 */
export function timeByOwner(
  directory: string,
  startMs: number,
): { readonly owner: string; readonly percent: number }[] {
  const times = new Map<string, number>()
  let busy = 0
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.cpuprofile'))) {
    const profile = JSON.parse(readFileSync(join(directory, file), 'utf8')) as CpuProfile
    const owners = new Map(profile.nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]))
    let elapsed = 0
    for (const [index, sample] of profile.samples.entries()) {
      const delta = profile.timeDeltas[index] ?? 0
      elapsed += delta
      const owner = owners.get(sample) ?? ''
      if (owner === '(idle)' || elapsed < startMs * 1000) continue
      times.set(owner, (times.get(owner) ?? 0) + delta)
      busy += delta
    }
  }
  return [...times]
    .map(([owner, time]) => ({ owner, percent: Math.round((time / busy) * 1000) / 10 }))
    .toSorted((one, other) => other.percent - one.percent)
}
