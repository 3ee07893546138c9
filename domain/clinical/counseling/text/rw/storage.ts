import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const RW_STORAGE = {
  'storage.dry_cool': 'Wubike mu gapfunyika kawo, ahantu humutse kandi hakonje, hatagera izuba.',
  'storage.out_of_reach': 'Wubike aho abana badashobora kuwubona cyangwa kuwugeraho.',
  'storage.leave_in_blister': 'Buri kinini kigume mu gapfunyika kacyo kugeza gikoreshejwe: ubuhehere buracyangiza.',
  'storage.bottle':
    "Funga icupa neza. Ntukoreshe umuti nyuma y'itariki yanditse ku icupa, cyangwa niba isura cyangwa impumuro yawo byahindutse.",
  'storage.bottle_of_tablets': 'Ibinini bigume mu icupa ryabyo, ripfundikiye.',
  'storage.suppository_cool':
    'Wubike ahantu hakonje kurusha ahandi mu nzu: ubushyuhe burawushongesha. Niba woroshye, banza uwushyire mu mazi akonje ukiri mu gapfunyika kawo.',
  'storage.at_facility': 'Ubikwa ku ivuriro.',
  'storage.ors_24_hours':
    "Pfundikira ORS ivanze. Isigaye nyuma y'amasaha 24 uyimene, uvange indi nshya. Udupaki utubike ahantu humutse.",
  'storage.insulin':
    "Amacupa mashya uyabike muri firigo (2 kugeza kuri 8 °C), ntuzigere uyashyira aho bikonja bigahinduka barafu. Icupa rikoreshwa rimara ibyumweru 4 ahantu hakonje, nko mu nkono y'ibumba ikikijwe n'amazi. Insuline yahindutse barafu cyangwa irimo utubumbe irajugunywa.",
  'storage.inhaler':
    "Agapompo gahore gapfundikiye. Kabike kure y'izuba n'umuriro, kandi ntuzigere ugatobora cyangwa ngo ugatwike, n'iyo kaba karimo ubusa.",
  'storage.tube': 'Uyifunge neza umaze kuyikoresha, uyibike ahantu hakonje, hatagera izuba.',
  'storage.four_weeks_open': "Uwujugunye hashize ibyumweru 4 ufunguwe. Ntuwusangire n'undi muntu.",
  'storage.rutf':
    "Bika udupaki ahantu hasukuye kandi humutse, kure y'imbeba. Agapaki gafunguwe gafungwa neza, ibirimo bikaribwa uwo munsi nyine.",
} as const satisfies WordsOfKind<'storage'>
