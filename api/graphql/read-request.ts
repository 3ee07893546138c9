import type { FastifyRequest } from 'fastify'

type Parts = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>

/** The parts of an operation that are JSON where it stands in an address. */
const IN_JSON = ['variables', 'extensions'] as const

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Why a request can hold no operation, in a sentence, or null: Yoga would answer with the words of its parser. */
export function unreadableBecause({ method, url, body }: Parts): string | null {
  if (method === 'POST') {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    return isObject ? null : 'The body must be a JSON object'
  }
  const sent = new URLSearchParams(searchOf(url))
  const wrong = IN_JSON.find((name) => !isJson(sent.get(name) || 'null'))
  return wrong === undefined ? null : `What is sent as ${wrong} must be valid JSON`
}

const RESPONSE_JSON = 'application/graphql-response+json'

/** Answers are JSON, whole, with the statuses of GraphQL over HTTP where the caller knows them. No stream is served. */
const accepted = (accept: string | undefined) => (accept?.includes(RESPONSE_JSON) ? RESPONSE_JSON : 'application/json')

/**
 * What Yoga needs of a request. From the request itself it would build an address with the header Host, which holds
 * whatever was sent, and read a body without members once more, where nothing is left.
 */
export function forYoga({ method, url, headers, body }: Parts, path: string) {
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0
  return {
    method,
    url: `${path}${searchOf(url)}`,
    headers: { ...headers, accept: accepted(headers.accept), host: 'localhost' },
    body: isEmpty ? '{}' : body,
  }
}
