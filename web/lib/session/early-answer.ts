declare global {
  interface Window {
    /** The server's answer to whose token this is, asked for by app/first-frame/early.js. */
    afyaEarly?: { readonly token: string; readonly answer: Promise<Response> } | undefined
  }
}

/** The answer to `/auth/me` that was asked for before the application had come, once, if it is about this token. */
export function takeEarlyAnswer(token: string): Promise<Response> | undefined {
  const early = window.afyaEarly
  window.afyaEarly = undefined
  return early?.token === token ? early.answer : undefined
}
