import { expect, it } from 'vitest'
import { createContext } from '#api/context.ts'
import type { Services, ServicesFor } from '#api/services/compose.ts'

it('a request whose client is gone comes from somewhere too', async () => {
  let address = ''
  const servicesFor: ServicesFor = (origin) => {
    address = origin.address
    return { authenticate: async () => null } as unknown as Services
  }
  await createContext(servicesFor, { id: '1', ip: undefined, headers: {} })
  expect(address).toBe('gone')
})
