import type { Database } from '#api/store/client.ts'

/** Tables that have grown or shrunk by half, and by ten pages at least, since PostgreSQL last looked at what they hold. */
const OUTDATED = `
  SELECT format('%I', relname) AS name
  FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND abs(pg_relation_size(oid) / current_setting('block_size')::int - relpages) > greatest(10, relpages / 2)
  ORDER BY relname`

/**
 * Has PostgreSQL look at what the tables hold that have changed most, one after another, each in its turn among the
 * statements: how it finds rows depends on it. A server's autovacuum does so; the embedded database has none.
 * @returns the names of the tables, as SQL has them.
 */
export async function refreshStatistics({ query }: Pick<Database, 'query'>): Promise<readonly string[]> {
  const { rows } = await query({ text: OUTDATED })
  const names = rows.map(({ name }) => String(name))
  for (const name of names) await query({ text: `ANALYZE ${name}` })
  return names
}
