import { readFileSync } from 'node:fs'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
const t0 = performance.now()
const read = textReader([ENGLISH_PACK.words, SWAHILI_PACK.words])
console.log('build', performance.now() - t0)
const texts = process.argv[2] ? readFileSync(process.argv[2], 'utf8').trim().split('\n').map((l) => JSON.parse(l)).filter((_, i) => i % Number(process.argv[3] ?? 20) === 0).map((r) => r.text as string) : [
 'Mtoto wangu ana homa kali na degedege tangu jana, hawezi kunyonya.', 'I have a cough for 3 weeks, night sweats. My sister has TB. No chest pain.', 'BP 160/100, sats 88 %, temp 39.4 C. hana homa, hatapiki lakini anaharisha damu siku tatu', 'My husband suddenly cannot speak and his face is drooping on one side']
for (const t of texts) {
  const s = performance.now(); const r = read(t); const ms = performance.now() - s
  console.log('\n', t.slice(0, 900)); console.log(ms.toFixed(1), JSON.stringify(r.vitals), JSON.stringify(r.patient), r.illnessDays)
  for (const st of ['present', 'absent', 'uncertain', 'past', 'other', 'hypothetical']) { const f = r.findings.filter((x) => x.status === st); if (f.length) console.log(st + ':', f.map((x) => x.id + (x.days ? `(${x.days}d)` : '') + '[' + t.slice(...x.quote) + ']').join(', ')) }
}
