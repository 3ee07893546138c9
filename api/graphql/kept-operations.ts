import type { DocumentNode } from 'graphql'
import type { YogaServerOptions } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'

/** The length of all texts together whose parsed operations are kept; each takes a hundred times its text and more. */
const KEPT_TEXTS = 500_000

/**
 * What was parsed and validated is kept by its text, and the least used given up first. Errors are not kept: of texts
 * that are made to be refused there is no end.
 */
export const keptOperations = () =>
  ({
    documentCache: new LRUCache<string, DocumentNode>({
      maxSize: KEPT_TEXTS,
      sizeCalculation: (_document, text) => text.length,
    }),
    errorCache: { get: () => undefined, set: () => undefined },
  }) satisfies YogaServerOptions<object, object>['parserAndValidationCache']
