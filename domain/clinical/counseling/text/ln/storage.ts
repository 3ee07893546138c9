import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LN_STORAGE = {
  'storage.dry_cool': 'Bomba yango na paquet na yango, na esika ya kokauka mpe ya malili moke, mosika na moyi.',
  'storage.out_of_reach': 'Bomba yango na esika oyo bana bakoki komona yango te mpe bakoki kosimba yango te.',
  'storage.leave_in_blister':
    'Tika comprimé moko na moko na papier na yango (plaquette) tii ntango ya kosalela yango: mopepe ya mai (humidité) ebebisaka yango.',
  'storage.bottle':
    'Kanga molangi malamu. Kosalela yango te nsima ya date oyo ekomami na étiquette, to soki ndenge emonani to nsolo na yango ebongwani.',
  'storage.bottle_of_tablets': 'Bomba ba comprimés na molangi na yango, couvercle ekangami.',
  'storage.suppository_cool':
    'Bomba yango na esika oyo eleki malili na ndako: molunge ekomisaka yango mai. Soki ekomi pete, tya yango naino na mai ya malili, na kati ya papier na yango.',
  'storage.at_facility': 'Centre de santé nde ebombaka yango.',
  'storage.ors_24_hours':
    'Zipa SRO oyo basangisi na mai. Nsima ya bangonga 24, bwaka oyo etikali mpe sala mosusu. Bomba ba sachets na esika ya kokauka.',
  'storage.insulin':
    'Bomba milangi ya sika na frigo (2 tii 8 °C), na congélateur te, ata mokolo moko te. Molangi oyo ezali kosalelama ekoki kosala baposo 4 na esika ya malili moke, lokola nzungu ya mabele oyo ezali na mai zingazinga. Soki insuline ekomaki glace to ekomi na biteni biteni, esengeli kobwaka yango.',
  'storage.inhaler':
    'Tika couvercle na yango ekangama. Bomba yango mosika na moyi mpe na moto (feu). Kotobola yango te mpe kotumba yango te, ata mokolo moko te, ata soki esili.',
  'storage.tube':
    'Kanga yango malamu nsima ya kosalela yango, mpe bomba yango na esika ya malili moke, mosika na moyi.',
  'storage.four_weeks_open': 'Bwaka yango baposo 4 nsima ya kofungola yango. Kokabola yango na moto moko te.',
  'storage.rutf':
    'Bomba ba paquets na esika ya peto mpe ya kokauka, mosika na bampuku. Paquet oyo efungwami esengeli kokangama malamu, mpe esengeli kolia yango kaka na mokolo wana.',
} as const satisfies WordsOfKind<'storage'>
