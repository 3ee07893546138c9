import { request } from 'node:http'

export interface RawAnswer {
  readonly status: number | undefined
  readonly headers: NodeJS.Dict<string | string[]>
  readonly length: number
}

/** A request as it stands, without the tidying and the unpacking that fetch does. */
export const getRaw = (url: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    request(`${url}/`, { path, headers }, (answer) => {
      let length = 0
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length
      })
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, length }))
    })
      .on('error', reject)
      .end()
  })
