import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addTrustedHashes } from './trusted-hashes.ts'

const LINK = readFileSync(new URL('../web/app/layout/ApprovalsLink.tsx', import.meta.url), 'utf8')
const trusted = JSON.parse(readFileSync(new URL('../trusted-documents.json', import.meta.url), 'utf8'))
const hashOf = (name: string) =>
  Object.keys(trusted).find((hash) => new RegExp(`^(query|mutation) ${name}\\b`).test(trusted[hash]))

/** What the plugin makes of a module. */
function transform(code: string): string | null {
  const { transform: hook } = addTrustedHashes()
  if (typeof hook !== 'object') throw new Error('The plugin no longer transforms')
  const context = {
    addWatchFile: () => undefined,
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const result: unknown = Reflect.apply(hook.handler, context, [code, '/web/planted.tsx'])
  return result === null ? null : (result as { code: string }).code
}

describe('the hashes of trusted documents', () => {
  it('are added behind the code of the module that has the operation', () => {
    const code = transform(LINK) ?? ''
    expect(code.startsWith(LINK)).toBe(true)
    expect(hashOf('ApprovalsLink')).toMatch(/^[0-9a-f]{64}$/)
    expect(code.slice(LINK.length)).toContain(`trustedHashes.set("ApprovalsLink", "${hashOf('ApprovalsLink')}")`)
  })

  it('are not added to a module with fragments alone', () => {
    const fragment = readFileSync(new URL('../web/features/account/profile-fragment.ts', import.meta.url), 'utf8')
    expect(transform(fragment)).toBeNull()
  })

  it.each([
    ['an operation that was changed', 'gql`query ApprovalsLink { roleRequests { id role } }`', 'ApprovalsLink'],
    ['an operation that is new', 'gql`query Planted { me { id } }`', 'Planted'],
    ['a fragment that was changed', 'gql`fragment ProfileForm_account on Account { id }`', 'ProfileForm_account'],
  ])('are refused for %s since they were generated', (_what, code, name) => {
    expect(() => transform(code)).toThrow(`${name} of /web/planted.tsx is not in trusted-documents.json`)
  })
})
