import { accountStore } from '#api/store/accounts.ts'
import type { Client } from '#api/store/client.ts'
import { facilityStore } from '#api/store/facilities.ts'
import { nutritionStore } from '#api/store/nutrition.ts'
import { roleRequestStore } from '#api/store/role-requests.ts'
import { sessionStore } from '#api/store/sessions.ts'

/** Every store over one client. */
export function createStore(client: Client) {
  return {
    accounts: accountStore(client),
    facilities: facilityStore(client),
    nutrition: nutritionStore(client),
    roleRequests: roleRequestStore(client),
    sessions: sessionStore(client),
  }
}

export type Store = ReturnType<typeof createStore>
