import { describe, expect, it } from 'vitest'
import { safePath } from '#web/lib/safe-path.ts'

const origin = 'https://afya.example'

describe('the path to go to after signing in', () => {
  it.each(['/nutrition-assessment', '/nutrition-plan/1?tab=meals#top'])('takes %s, which is ours', (path) => {
    expect(safePath(path, origin)).toBe(path)
  })

  it.each([
    null,
    '',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    'javascript:alert(1)',
    '/auth?next=/auth',
  ])('leads home instead of to %j', (path) => {
    expect(safePath(path, origin)).toBe('/')
  })
})
