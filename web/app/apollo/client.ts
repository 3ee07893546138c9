import { ApolloClient, type ObservableQuery, type OperationVariables } from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'
import { type DocumentNode, Kind } from 'graphql'
import { createCache } from '#web/app/apollo/cache.ts'
import { createFetchTimes, type FetchTimes } from '#web/app/apollo/freshness.ts'
import { createLink, type SessionEvents } from '#web/app/apollo/links.ts'

interface Options extends SessionEvents {
  /** The clock, in milliseconds. */
  now?: () => number
}

const rootFieldsOf = (query: DocumentNode): string[] =>
  getMainDefinition(query).selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  )

/** Apollo's client, with the one rule of the product on how old shown data may be. */
class AgeingClient extends ApolloClient {
  readonly #fetchTimes: FetchTimes

  constructor({ now = Date.now, ...events }: Options) {
    const fetchTimes = createFetchTimes(now)
    super({ cache: createCache(), link: createLink(fetchTimes, events), dataMasking: true })
    this.#fetchTimes = fetchTimes
  }

  override watchQuery<TData = unknown, TVariables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<TData, TVariables>,
  ): ObservableQuery<TData, TVariables> {
    const { query, variables } = options
    const fetched = { operationName: getMainDefinition(query).name?.value, variables }
    const freshness = this.#fetchTimes.freshnessOf(fetched)
    if (freshness === 'expired') {
      this.#fetchTimes.forget(fetched)
      // Quietly: this runs while components render, and what is evicted is fetched by the watcher below.
      for (const fieldName of rootFieldsOf(query)) this.cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
      this.cache.gc()
    }
    if (freshness === 'stale') this.#refreshBehind(options)
    return super.watchQuery(options)
  }

  #refreshBehind<TData, TVariables extends OperationVariables>(
    options: ApolloClient.WatchQueryOptions<TData, TVariables>,
  ): void {
    const { query, variables } = options
    this.query<TData>({ query, variables: variables ?? {}, fetchPolicy: 'network-only' }).catch((error: unknown) =>
      console.info('What is shown could not be brought up to date:', error),
    )
  }
}

/** The GraphQL client of one signed-in person, with an empty cache. */
export function createApolloClient(options: Options): ApolloClient {
  return new AgeingClient(options)
}
