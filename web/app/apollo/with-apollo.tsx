import type { ComponentType } from 'react'

/**
 * Loads a page that speaks GraphQL together with Apollo. Only such pages load it: the landing page and the sign-in
 * page must stay small.
 */
export async function withApollo(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Page, { ApolloPage }] = await Promise.all([load(), import('#web/app/apollo/ApolloPage.tsx')])
  return function PageWithApollo() {
    return (
      <ApolloPage>
        <Page />
      </ApolloPage>
    )
  }
}
