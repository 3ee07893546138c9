import type { TestProject } from 'vitest/node'
import { administer, findPostgresPrograms, startPostgresServer } from '#tests/support/postgres-server.ts'
import { migrateTemplate } from '#tests/support/template.ts'

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
  try {
    await administer(maintenance, `DROP DATABASE IF EXISTS ${TEMPLATE}`, `CREATE DATABASE ${TEMPLATE}`)
    await migrateTemplate({ connectionString: urlOf(TEMPLATE) })
  } catch (error) {
    await server?.stop()
    throw error
  }
  project.provide('database', {
    kind: 'postgresql',
    maintenanceUrl: maintenance,
    templateUrl: urlOf(TEMPLATE),
    template: TEMPLATE,
  })
  return async () => server?.stop()
}
