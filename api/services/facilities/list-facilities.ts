import type { ServiceContext } from '#api/services/context.ts'

/** All facilities; open to everybody, since a person chooses one when signing up. */
export const listFacilities =
  ({ store }: ServiceContext) =>
  () =>
    store.facilities.list()
