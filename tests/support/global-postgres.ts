import type { TestProject } from 'vitest/node'
import { migrate } from '#api/store/migrate.ts'
import { administer, findPostgresPrograms, startPostgresServer } from '#tests/support/postgres-server.ts'

const TEMPLATE = 'afya_template'

/** Gives the tests a PostgreSQL server with a migrated template database, copied for each test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const programs = findPostgresPrograms()
  if (!given && !programs) throw new Error('No PostgreSQL server: set TEST_DATABASE_URL or install one')
  const server = given || programs === null ? null : await startPostgresServer(programs)
  const urlOf = (database: string) => {
    if (server) return server.url(database)
    const url = new URL(given ?? '')
    url.pathname = `/${database}`
    return url.href
  }
  const maintenance = given ?? urlOf('postgres')
  await administer(maintenance, `DROP DATABASE IF EXISTS ${TEMPLATE}`, `CREATE DATABASE ${TEMPLATE}`)
  await migrate({ connectionString: urlOf(TEMPLATE) })
  project.provide('database', { kind: 'postgresql', maintenanceUrl: maintenance, templateUrl: urlOf(TEMPLATE), template: TEMPLATE })
  return async () => {
    if (server) await server.stop()
  }
}
