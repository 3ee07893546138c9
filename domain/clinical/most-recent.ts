/**
 * What was made for a key, made again where it was not asked for lately: of things that take much memory only so many are
 * kept.
 *
 * @param most how many are kept, at least 1
 */
export function mostRecent<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    const value = kept.has(key) ? (kept.get(key) as Value) : make(key)
    // A map keeps the order in which its keys were set.
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return value
  }
}
