import type { MENTAL_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/mental-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const MENTAL_2_CONDITIONS_SW: Record<keyof typeof MENTAL_2_CONDITIONS, ConditionText> = {
  somatic_symptom_disorder: {
    name: 'Dalili nyingi za mwili zinazotokana na msongo',
    aliases: ['somatic symptom disorder', 'somatisation disorder'],
    about: 'Maumivu na dalili nyingi za kweli ambazo vipimo havielezi, zinazohusiana na msongo na wasiwasi.',
  },
  functional_neurological_disorder: {
    name: 'Tatizo la utendaji wa neva bila neva kudhurika',
    aliases: ['functional neurological disorder', 'conversion disorder', 'psychogenic non-epileptic seizures'],
    about: 'Mishtuko, udhaifu au ganzi wakati wa msongo bila neva kudhurika; ni kweli, si kujifanya.',
  },
  illness_anxiety_disorder: {
    name: 'Hofu ya kudumu ya kuwa na ugonjwa',
    aliases: ['illness anxiety disorder', 'hypochondriasis'],
    about: 'Hofu isiyoisha ya kuwa na ugonjwa mkubwa ingawa vipimo ni vya kawaida.',
  },
  anorexia_nervosa: {
    name: 'Kujinyima chakula kwa hofu ya unene',
    aliases: ['anorexia nervosa', 'anorexia'],
    about: 'Mtu hujinyima chakula kwa kuogopa kunenepa, na mwili na moyo huumia.',
  },
  bulimia_nervosa: {
    name: 'Kula kupita kiasi kisha kujitapisha',
    aliases: ['bulimia nervosa', 'bulimia'],
    about: 'Kula kupita kiasi bila kujizuia, kisha kujitapisha au kutumia dawa za kuharisha.',
  },
  binge_eating_disorder: {
    name: 'Kula kupita kiasi bila kujizuia',
    aliases: ['binge eating disorder'],
    about: 'Vipindi vya kula kupita kiasi bila kujizuia, bila kujitapisha baadaye.',
  },
  alcohol_use_disorder: {
    name: 'Uraibu wa pombe',
    aliases: ['alcohol use disorder', 'alcoholism', 'alcohol dependence'],
    about: 'Pombe imetawala maisha ya mtu, na mwili umezoea kuwa nayo.',
  },
  alcohol_withdrawal_delirium: {
    name: 'Madhara ya kuacha pombe ghafla',
    aliases: ['alcohol withdrawal', 'delirium tremens', 'arosto ya pombe'],
    about: 'Kutetemeka, jasho, degedege au kuona visivyokuwepo siku chache baada ya kuacha pombe; inaweza kuua.',
  },
  wernicke_encephalopathy: {
    name: 'Ubongo kukosa vitamini B1',
    aliases: ['Wernicke encephalopathy', 'Korsakoff syndrome'],
    about: 'Ubongo hauna vitamini B1 ya kutosha: kuchanganyikiwa, kuyumba na macho yasiyosogea vizuri.',
  },
  opioid_use_disorder: {
    name: 'Uraibu wa heroini au tramadol',
    aliases: ['opioid use disorder', 'opioid withdrawal', 'arosto'],
    about:
      'Heroini, tramadol au dawa za jamii hiyo zimetawala maisha; bila hizo huja maumivu, jasho na vinyweleo kusimama.',
  },
  stimulant_khat_use_disorder: {
    name: 'Uraibu wa miraa au dawa za kuchangamsha',
    aliases: ['khat use disorder', 'stimulant use disorder', 'uraibu wa mirungi', 'cocaine use disorder'],
    about: 'Miraa, kokeini au amfetamini imetawala maisha; usingizi, hisia na moyo huathirika.',
  },
  cannabis_use_disorder: {
    name: 'Uraibu wa bangi',
    aliases: ['cannabis use disorder'],
    about: 'Bangi hutumiwa kiasi kwamba shule, kazi au akili huathirika.',
  },
  inhalant_use_disorder: {
    name: 'Uraibu wa kunusa gundi au petroli',
    aliases: ['inhalant use disorder', 'kunusa gundi', 'glue sniffing'],
    about: 'Kuvuta harufu ya gundi au petroli ili kulewa; hudhuru ubongo, neva na moyo.',
  },
  insomnia_disorder: {
    name: 'Kukosa usingizi',
    aliases: ['insomnia', 'chronic insomnia'],
    about: 'Shida ya kupata usingizi au kuendelea kulala usiku mwingi, na uchovu mchana.',
  },
  suicidal_crisis: {
    name: 'Mawazo ya kutaka kujiua',
    aliases: ['suicidal crisis', 'suicide attempt', 'kujidhuru', 'kutaka kujiua'],
    about: 'Mtu ana mawazo au mpango wa kukatisha maisha yake, au amejaribu kujiua.',
  },
  grief_reaction: {
    name: 'Majonzi ya msiba',
    aliases: ['grief', 'bereavement', 'kufiwa'],
    about: 'Huzuni baada ya kufiwa; si ugonjwa, ingawa kwa wengine hudumu au hugeuka kuwa sonona.',
  },
  borderline_personality: {
    name: 'Hisia kali zinazobadilika haraka (borderline)',
    aliases: ['borderline personality disorder', 'emotionally unstable personality disorder'],
    about: 'Hisia na mahusiano makali yanayobadilika haraka, pamoja na kujidhuru na hofu ya kuachwa.',
  },
}
