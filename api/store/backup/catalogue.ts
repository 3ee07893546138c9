import type pg from 'pg'

export interface Column {
  readonly name: string
  /** As SQL writes it, with what it needs to be exact: `timestamp(3) with time zone`. */
  readonly type: string
}

export interface Table {
  readonly name: string
  /** As SQL writes it. */
  readonly quoted: string
  /** Those that are stored; what PostgreSQL computes from others is left out. */
  readonly columns: readonly Column[]
}

/** Prisma's own record of the migrations, which describes the schema and not what people entered. */
const MIGRATIONS_TABLE = '_prisma_migrations'

/** What belongs to the schema that the connection works in, and to no extension. */
const ours = (oid: string, catalogue: string, namespace: string): string => `
  ${namespace} = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
  AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${oid} AND deptype = 'e'
  )`

/** The tables with their columns, by name: what there is, not what this version expects. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name, c.oid::regclass::text AS quoted, (
       SELECT coalesce(json_agg(json_build_object(
         'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum), '[]')
       FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     ) AS columns
     FROM pg_class c
     WHERE c.relkind = 'r' AND c.relname <> $1 AND ${ours('c.oid', 'pg_class', 'c.relnamespace')}
     ORDER BY c.relname`,
    [MIGRATIONS_TABLE],
  )
  return rows
}

/** How many rows each table holds. */
export async function countRows(client: pg.ClientBase, tables: readonly Table[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, quoted } of tables) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ONLY ${quoted}`)
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

export interface NamedSequence {
  readonly name: string
  readonly quoted: string
}

export async function readSequences(client: pg.ClientBase): Promise<NamedSequence[]> {
  const { rows } = await client.query<NamedSequence>(
    `SELECT c.relname AS name, c.oid::regclass::text AS quoted FROM pg_class c
     WHERE c.relkind = 'S' AND ${ours('c.oid', 'pg_class', 'c.relnamespace')} ORDER BY c.relname`,
  )
  return rows
}

export interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** The foreign keys, all as SQL writes them. */
export async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT k.conrelid::regclass::text AS table, quote_ident(k.conname) AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k
     WHERE k.contype = 'f' AND k.conparentid = 0 AND ${ours('k.oid', 'pg_constraint', 'k.connamespace')}
     ORDER BY k.conrelid, k.conname`,
  )
  return rows
}

export interface Trigger {
  readonly table: string
  readonly name: string
  /** When it fires, as ALTER TABLE says it. */
  readonly enabled: 'ENABLE' | 'ENABLE ALWAYS' | 'ENABLE REPLICA' | 'DISABLE'
}

/** The triggers but those of constraints, all as SQL writes them. */
export async function readTriggers(client: pg.ClientBase): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `SELECT t.tgrelid::regclass::text AS table, quote_ident(t.tgname) AS name,
            CASE t.tgenabled WHEN 'O' THEN 'ENABLE' WHEN 'A' THEN 'ENABLE ALWAYS'
              WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'DISABLE' END AS enabled
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND ${ours('c.oid', 'pg_class', 'c.relnamespace')}
     ORDER BY t.tgrelid, t.tgname`,
  )
  return rows
}

/** The statements that remove everything, in their order. What something elsewhere depends on is not removed. */
export async function readRemovals(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT 'DROP ' || kind || ' ' || string_agg(name, ', ') AS statement
     FROM (
       SELECT CASE c.relkind WHEN 'v' THEN 1 WHEN 'm' THEN 2 ELSE 3 END AS turn,
              CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END AS kind,
              c.oid::regclass::text AS name
       FROM pg_class c
       WHERE c.relkind IN ('v', 'm', 'r', 'p') AND ${ours('c.oid', 'pg_class', 'c.relnamespace')}
       UNION ALL
       SELECT 4, 'SEQUENCE', c.oid::regclass::text FROM pg_class c
       WHERE c.relkind = 'S' AND ${ours('c.oid', 'pg_class', 'c.relnamespace')} AND NOT EXISTS (
         SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype IN ('a', 'i')
       )
       UNION ALL
       SELECT 5, 'ROUTINE', p.oid::regprocedure::text FROM pg_proc p
       WHERE ${ours('p.oid', 'pg_proc', 'p.pronamespace')}
       UNION ALL
       SELECT 6, CASE t.typtype WHEN 'd' THEN 'DOMAIN' ELSE 'TYPE' END, t.oid::regtype::text
       FROM pg_type t LEFT JOIN pg_class c ON c.oid = t.typrelid
       WHERE (t.typtype IN ('d', 'e', 'r') OR c.relkind = 'c') AND ${ours('t.oid', 'pg_type', 't.typnamespace')}
     ) removed
     GROUP BY turn, kind ORDER BY turn, kind`,
  )
  return rows.map(({ statement }) => statement)
}

/** The migrations that the schema was made by, in the order in which they were applied; none where it is not ours. */
export async function readAppliedMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('${MIGRATIONS_TABLE}') IS NOT NULL AS exists`,
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM ${MIGRATIONS_TABLE}
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY started_at, migration_name`,
  )
  return rows
}
