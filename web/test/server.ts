import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

/** The REST interface as every test finds it; a test overrides what it is about with `server.use`. */
export const server = setupServer(
  http.get('/api/config', () => HttpResponse.json({ demo: null })),
  http.get('/api/facilities', () =>
    HttpResponse.json([
      {
        id: '018f4c1e-0000-7000-8000-000000000001',
        name: 'Kisumu County Hospital',
        region: 'Kenya',
        level: '4',
        district: 'Kisumu',
      },
      {
        id: '018f4c1e-0000-7000-8000-000000000002',
        name: 'Juba Teaching Hospital',
        region: 'South Sudan',
        level: '5',
        district: 'Juba',
      },
    ]),
  ),
)
