import { chromium } from '@playwright/test'
const base = 'http://127.0.0.1:4501'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const cfg = await (await fetch(base + '/api/config')).json()
const tok = async (a) => (await (await fetch(base + '/api/auth/signin', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: `${a}@demo.afya.test`, password: cfg.demo.password }) })).json()).token
const who = process.argv[2] ?? 'clinician'
const token = await tok(who)
for (const [w, scheme, lang] of [[360, 'light', 'en'], [360, 'dark', 'sw'], [1280, 'dark', 'en'], [1280, 'light', 'sw']]) {
  const ctx = await b.newContext({ viewport: { width: w, height: 800 }, colorScheme: scheme, reducedMotion: 'reduce' })
  const p = await ctx.newPage()
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, lang, m.type(), m.text()))
  p.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  await p.addInitScript(([t, l]) => { localStorage.setItem('auth_token', t); localStorage.setItem('afya_language', l) }, [token, lang])
  await p.goto(base + '/medical/assessment/malaria')
  await p.locator('form h2').first().waitFor()
  await p.locator('input[type=radio]').nth(1).check({ force: true })
  await p.locator('input[type=search]').fill('a')
  await p.locator('input[type=search]').press('End')
  await p.locator('input[type=search]').fill(process.argv[3] ?? 'ac')
  await p.waitForTimeout(900)
  await p.screenshot({ path: `/tmp/shot-search-${w}-${scheme}-${lang}.png` })
  const first = p.locator('ul button').first()
  if (await first.count()) { await first.click(); await p.waitForTimeout(600) }
  const bp = p.locator('[data-field=bloodPressure] input')
  await bp.fill('150/95')
  await p.locator('[data-field=temperatureC] input').fill('46')
  await bp.focus()
  await p.locator('[data-field=glucoseMmolPerL] input').fill('5.5')
  await p.locator('[data-field=symptoms] label').nth(0).click()
  await p.locator('[data-field=symptoms] label').nth(9).click()
  const box = p.locator('textarea').first()
  await box.fill(lang === 'en' ? 'I am coughing blood and I have a sore throat, zorbulated' : 'nakohoa damu na koo linauma, zorbul')
  await p.waitForTimeout(2500)
  const med = p.locator('[data-field=medicines] input'); await med.fill('Coartem'); await med.press('Enter'); await med.fill('Panadol'); await med.press('Enter')
  await p.locator('[data-field=weightKg] input').fill('')
  await p.evaluate(() => window.scrollTo(0, 0))
  console.log(w, lang, 'overflow', await p.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
  const h = await p.evaluate(() => document.documentElement.scrollHeight)
  await p.setViewportSize({ width: w, height: 1500 })
  for (let y = 0, n = 0; y < h; y += 1400, n++) { await p.evaluate((at) => window.scrollTo(0, at), y); await p.screenshot({ path: `/tmp/part-${w}-${scheme}-${lang}-${n}.png` }) }
  await ctx.close()
}
await b.close()
