import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LN_HOW = {
  'how.swallow_tablet':
    '[Mela comprimé na kopo ya mai ya peto.|Pesa mwana comprimé na mai ya peto. Soki mwana akoki komela yango te, tuna monganga liboso ya kotuta yango mpo ekoma poudre.]',
  'how.swallow_capsule':
    '[Mela gélule mobimba na kopo ya mai ya peto. Kofungola yango te, mpe kotafuna yango na mino te.|Pesa mwana gélule mobimba na mai ya peto. Soki mwana akoki komela yango te, tuna monganga liboso ya kofungola yango.]',
  'how.dissolve_tablet':
    '[Tya comprimé na lutu to na kopo ya moke oyo ezali na mai ya peto. Zela tii epanzana na mai, na nsima mela nyonso.|Tya comprimé na lutu to na kopo ya moke oyo ezali na mai ya peto. Zela tii epanzana na mai, na nsima pesa mwana nyonso. Sukola lutu to kopo yango na mwa mai, mpe pesa mwana mai wana mpe.]',
  'how.zinc_tablet':
    'Mpo na bebe, tika comprimé epanzana na lutu ya miliki ya mabele ya mama, ya SRO to ya mai ya peto. Mwana oyo akoli akoki kotafuna yango na mino.',
  'how.chew_tablet':
    '[Tafuna comprimé malamu na mino, to tuta yango mpo ekoma poudre, mpe mela yango na mai.|Soki mwana azali moke, tuta comprimé mpo ekoma poudre, mpe pesa ye yango na mai. Komelisa ye yango na makasi te, ata mokolo moko te: ekoki kokanga mpema na ye.]',
  'how.vaginal_tablet':
    'Sukola maboko. Lala na mokongo, mpe tindika comprimé malembe na mosapi na kati ya vagin, tii na mozindo oyo okoki. Komela yango na monoko te.',
  'how.measure_liquid':
    'Liboso, ningisa molangi. Zwa mesure ya nkisi na lutu, na kopo to na seringue oyo eyaki elongo na yango. Kosalela lutu ya kuku te.',
  'how.ors_mix':
    'Sukola maboko. Sopa sachet moko mobimba na demi-litre (500 mL) ya mai ya peto, mpe sangisa. Kobakisa sukali te, mungwa te, miliki te, jus te.',
  'how.ors_sips':
    '[Mela yango mbala na mbala, moke moke. Soki osanzi, zela miniti 10, na nsima mela lisusu, malembe koleka.|Pesa mwana yango mbala na mbala, moke moke, na kopo to na lutu. Soki mwana asanzi, zela miniti 10, na nsima pesa ye lisusu, malembe koleka.]',
  'how.copack_zinc':
    'Ba comprimés oyo ezali na paquet ezali zinc: ndambo (demi) ya comprimé soki mwana akokisi naino sanza 6 te, comprimé 1 banda na sanza 6. Tya yango na lutu ya mai ya peto, ya SRO to ya miliki ya mabele ya mama, mpe pesa mwana ntango epanzani na mai.',
  'how.paste':
    '[Sukola maboko. Lia pâte yango kaka na paquet na yango. Kolamba yango te, mpe kosangisa yango na mai te.|Sukola maboko na yo mpe ya mwana. Tika mwana alia pâte yango kaka na paquet na yango. Kolamba yango te, mpe kosangisa yango na mai te.]',
  'how.suppository':
    '[Sukola maboko. Lala na mopanzi, mpe tindika nkisi malembe na lidusu ya lisoko (anus), nsonge liboso. Lala kimia mwa miniti. Nkisi oyo ezali ya komela na monoko te.|Sukola maboko. Lalisa mwana na mopanzi, mpe tindika nkisi malembe na lidusu ya lisoko (anus), nsonge liboso. Kanga masoko na ye elongo mwa miniti. Nkisi oyo ezali ya komela na monoko te.]',
  'how.suppository_again': 'Soki ebimi liboso miniti 30 eleka, tya mosusu.',
  'how.rectal_gel':
    '[Moto mosusu nde apesaka yo yango|Lalisa mwana na mopanzi], ntango ya convulsion (ndeke). Kotisa nsonge ya tube na lidusu ya lisoko (anus), fina malembe tii esila, bimisa tube kozanga kotika kofina, mpe kanga masoko elongo mwa miniti.',
  'how.injection_by_health_worker': 'Monganga nde abetaka ntonga oyo. Kobeta yango na ndako te.',
  'how.drip_by_health_worker': 'Monganga nde atyaka yango na mosisa ya makila, lokola sérum. Ezali ya komela te.',
  'how.insulin_inject':
    '[Sukola maboko. Tya molangi na kati ya maboko mibale mpe balola yango malembe, tii nkisi esangana mpe ekoma pembe (trouble) ndenge moko. Koningisa yango te. Benda kaka ba unités oyo bakomeli yo, na seringue ya insuline. Beta ntonga na nse ya loposo ya libumu to ya ebelo (cuisse), mbala nyonso na esika mosusu.|Sukola maboko. Tya molangi na kati ya maboko mibale mpe balola yango malembe, tii nkisi esangana mpe ekoma pembe (trouble) ndenge moko. Koningisa yango te. Benda kaka ba unités oyo bakomeli mwana, na seringue ya insuline. Beta ntonga na nse ya loposo ya libumu to ya ebelo (cuisse), mbala nyonso na esika mosusu.]',
  'how.insulin_shown':
    'Tika monganga alakisa yo ndenge ya kosala, mpe meka kosala yango mbala moko, ye azali kotala. Tya bantonga oyo esalelami na eloko ya makasi oyo ezali na couvercle.',
  'how.inhaler':
    "[Ningisa inhalateur mpe longola couvercle na yango. Bimisa mpema. Tya yango na kati ya mbebu, fina kaka mbala moko ntango ozali kobenda mpema malembe mpe na mozindo, mpe kanga mpema basegonde 10. Zela miniti 1 liboso ya kofina mbala ya mibale.|Ningisa inhalateur mpe longola couvercle na yango. Kotisa yango na chambre d'inhalation, mpe tya masque na monoko mpe na zolo ya mwana, to embout na kati ya mbebu na ye. Fina kaka mbala moko, mpe tika mwana abenda mpe abimisa mpema mbala 5. Zela miniti 1 liboso ya kofina mbala ya mibale.]",
  'how.inhaler_rinse':
    '[Nsima ya kobenda nkisi, sukola monoko na mai mpe bwaka mai yango libanda.|Nsima ya kobenda nkisi, tika mwana asukola monoko na mai mpe abwaka mai yango libanda, to amela mwa mai.]',
  'how.nebuliser':
    'Monganga atyaka yango na machine oyo ebimisaka nkisi lokola mopepe. [Benda mopepe yango kimia na masque tii esila.|Simba mwana kimia ntango azali na masque, tii mopepe yango esila.] Ezali ya komela te.',
  'how.cream':
    'Sukola maboko mpe loposo oyo ezali na bokono, mpe kaukisa yango. Pakola nkisi moke. Sukola maboko lisusu. Ezali mpo na miso te, mpo na monoko te.',
  'how.clotrimazole_around': 'Pakola yango mpe na loposo ya malamu, 2 cm zingazinga ya bambuma.',
  'how.cord_gel':
    'Sukola maboko. Pakola gel na nsonge ya mosinga ya motolu, zingazinga ya eteni oyo etikali, mpe na loposo oyo ezali na nse na yango. Kotya eloko mosusu na motolu te. Kotya gel na miso te, na matoi te, na monoko te, ata mokolo moko te.',
  'how.scabies_lotion':
    '[Sukola nzoto mpe kaukisa yango. Pakola nkisi na loposo nyonso banda na kingo tii na nse, ata na kati ya misapi, na nse ya manzaka mpe na nse ya makolo. Kopakola yango na miso te, na monoko te, na bampota te.|Sukola nzoto ya mwana mpe kaukisa yango. Pakola nkisi na loposo nyonso banda na kingo tii na nse, ata na kati ya misapi, na nse ya manzaka mpe na nse ya makolo. Kopakola yango na miso te, na monoko te, na bampota te.]',
  'how.scabies_others':
    'Bato nyonso ya ndako basengeli kozwa nkisi na mokolo kaka moko. Sukola bilamba mpe bilamba ya mbeto na mai ya moto, to kaukisa yango na moyi.',
  'how.antiseptic':
    'Ezali kaka mpo na loposo, ezali ya komela te, ata mokolo moko te. Sukola loposo to mpota ya moke na mai ya peto. Na nsima zwa coton to elamba ya peto, mpe pakola mwa nkisi likolo.',
  'how.eye_ointment':
    'Sukola maboko. Pangusa liso na elamba oyo ezali na mai tii ekoma peto. Benda loposo ya nse ya liso na nse, mpe tya pommade na kati na yango, molai lokola mbuma ya loso. Tube esengeli kosimba liso te. [Kanga liso miniti moko.|Tika mwana akanga liso miniti moko.]',
  'how.ear_drops':
    'Sukola maboko. Balola eteni ya elamba ya peto lokola mèche, mpe kaukisa na yango litoi tii mèche ekobima ya kokauka. [Lala na mopanzi, litoi likolo, tya ba gouttes na kati, mpe tikala bongo miniti 5.|Lalisa mwana na mopanzi, litoi likolo, tya ba gouttes na kati, mpe tika ye bongo miniti 5.] Ezali mpo na miso te.',
  'how.nystatin_drops':
    'Ningisa molangi. Na compte-gouttes, tya ndambo (demi) ya dose na ngambo moko ya monoko, mpe ndambo mosusu na ngambo mosusu. [Tika yango na monoko ntango molai oyo okoki liboso ya komela yango.|Mpo na bebe, pakola yango na monoko na mosapi ya peto.]',
  'how.vitamin_a_squeeze': 'Monganga akataka nsonge ya capsule, mpe afinaka yango mpo ba gouttes ekota na monoko.',
  'how.upright_30_minutes':
    '[Mela yango ofandi to otelemi, na kopo moko etondi na mai. Nsima na yango, kolala te liboso miniti 30 eleka.|Tika mwana amela yango afandi, na kopo moko etondi na mai. Nsima na yango, mwana asengeli kolala te liboso miniti 30 eleka.]',
  'how.praziquantel_bitter': 'Batafunaka yango na mino te, mpe batikaka yango na monoko ntango molai te: ezali bololo.',
  'how.misoprostol_tongue':
    'Monganga apesaka yango nsima ya mwana kobotama, mpe alobaka soki ba comprimés ezali ya komela to ya kotya na nse ya lolemo.',
  'how.aspirin_water': 'Comprimé ezali ya kotya na mwa mai, to ya komela na mai.',
} as const satisfies WordsOfKind<'how'>
