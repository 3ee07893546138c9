import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startTestServer } from '#tests/support/test-server.ts'

it('counts tries together that go to two servers on one database', async () => {
  const database = await createTestDatabase()
  const first = await startTestServer({ database })
  const second = await startTestServer({ database })
  onTestFinished(async () => {
    await second.application.close()
    await first.close()
  })
  const { email, password } = await first.person()
  const attempt = (server: typeof first, tried: string) =>
    server.rest('POST', '/api/auth/signin', { email, password: tried })

  for (let time = 1; time <= 5; time += 1) {
    for (const server of [first, second]) expect((await attempt(server, 'not the password')).status).toBe(401)
  }
  for (const server of [first, second]) {
    const { status, headers } = await attempt(server, password)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
})
