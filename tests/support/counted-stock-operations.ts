import { type CountedOperation, graphql, rest } from '#tests/support/counted-operation.ts'
import { CHW_DASHBOARD, INVENTORY } from '#tests/support/stock-requests.ts'

/** The calls about what a facility has and has done. */
export const STOCK_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'GET /api/inventory',
    statements: 3,
    ready:
      ({ worker }) =>
      () =>
        rest(worker, 'GET', '/api/inventory'),
  },
  {
    name: 'inventory',
    statements: 3,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, INVENTORY),
  },
  {
    name: 'chwDashboard',
    statements: 4,
    ready:
      ({ worker }) =>
      () =>
        graphql(worker, CHW_DASHBOARD),
  },
]
