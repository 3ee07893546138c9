import pg from 'pg'

/** What makes PostgreSQL write each value exactly, and wait for a slow disk or network as long as it takes. */
const SETTINGS: Readonly<Record<string, string>> = {
  client_encoding: 'UTF8',
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  // Fails rather than leave out rows that a policy hides.
  row_security: 'off',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // Of PostgreSQL 17 and newer.
  transaction_timeout: '0',
}

/**
 * One transaction on a connection of its own, in which values are text without loss. It is rolled back unless the work
 * succeeds.
 * @param mode as BEGIN says it.
 * @param signal ends the connection, also under a statement that waits.
 */
export async function inExactTransaction<T>(
  connection: pg.ClientConfig,
  mode: string,
  work: (client: pg.ClientBase) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new pg.Client(connection)
  // A connection that breaks fails the next statement; without a listener it would end the process.
  client.on('error', () => undefined)
  const stop = () => void client.end()
  await client.connect()
  try {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', stop)
    await client.query(`BEGIN ${mode}`)
    await client.query(
      `SELECT set_config(wanted.key, wanted.value, true) FROM json_each_text($1) AS wanted
       WHERE EXISTS (SELECT FROM pg_settings WHERE lower(name) = lower(wanted.key))`,
      [JSON.stringify(SETTINGS)],
    )
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } finally {
    signal?.removeEventListener('abort', stop)
    await client.end()
  }
}
