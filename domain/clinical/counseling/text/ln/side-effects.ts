import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LN_SIDE_EFFECTS = {
  'side_effects.few': 'Soki basaleli kaka dose oyo bakomaki, mpasi mosusu oyo ekoki kobimisa na nzoto ezali moke.',
  'side_effects.stomach': 'Ekoki kotungisa libumu: mposa ya kosanza, mpasi ya libumu, nyei ya pete. Ekosila.',
  'side_effects.antibiotic_diarrhoea':
    'Ekoki kopesa nyei ya mai mpe mposa ya kosanza. [Mela|Pesa mwana] mai mingi koleka, mpe kotika nkisi te.',
  'side_effects.antibiotic_thrush':
    'Mokosa to mai ya pembe na vagin (pertes blanches) ekoki kolanda. Bakoki kosilisa yango: yebisa monganga.',
  'side_effects.nsaid': 'Ekoki kotumba na kati ya libumu.',
  'side_effects.bleeding_aspirin':
    'Soki bampota ya mike ezali, makila eumelaka mwa moke liboso etelema, mpe bilembo ya bleu ebimaka noki na loposo.',
  'side_effects.injection_pain': 'Esika babetaki ntonga ekoki kosala mpasi mokolo 1 to mikolo 2.',
  'side_effects.drip_pain': 'Yebisa monganga soki esika ya sérum ezali kosala mpasi to ezali kovimba.',
  'side_effects.metronidazole':
    'Ekoki kotika goût ya ebende na monoko, kotungisa libumu, mpe kokomisa masuba mwa moindo. Ezali likama te.',
  'side_effects.nitrofurantoin':
    'Masuba ekoki kokoma jaune makasi to marron. Ezali likama te. Ekoki kotungisa libumu: bilei esalisaka.',
  'side_effects.doxycycline_sun':
    'Moyi ezikisaka loposo noki koleka: zipa loposo. Ekoki kotungisa libumu: bilei esalisaka.',
  'side_effects.ciprofloxacin':
    'Ekoki kopesa kizunguzungu (vertige) mpe kotungisa libumu. Moyi ezikisaka loposo noki koleka: zipa loposo.',
  'side_effects.cotrimoxazole':
    'Ekoki kotungisa libumu. Soki bambuma ebimi na nzoto, kozela te ete esila yango moko, ata mokolo moko te.',
  'side_effects.gentamicin':
    'Soki basaleli yango ntango molai, ekoki kobebisa matoi mpe ba reins. Monganga alandelaka yango.',
  'side_effects.ear_drops': 'Ekoki kotumba to kopesa mokosa na litoi mwa ntango moke.',
  'side_effects.eye_ointment':
    'Komona ekozala malamu te mwa miniti, mpe liso ekoki kotumba. [Zela tii okomona malamu liboso ya kokumba motuka, moto to vélo.|Tika mwana afanda tii ekosila.]',
  'side_effects.al':
    'Ekoki kopesa mpasi ya moto, kizunguzungu (vertige), kolemba, kozanga mposa ya kolia mpe mposa ya kosanza, pene lokola malaria yango moko. Ekosila.',
  'side_effects.worms':
    'Mpasi ya libumu, mposa ya kosanza mpe mpasi ya moto ekoki koya mpo na mokolo moko. Ba vers ekoki komonana na nyei.',
  'side_effects.praziquantel':
    'Mpasi ya libumu, kizunguzungu (vertige), mpongi mpe mposa ya kosanza ekoki koya mpo na mokolo moko.',
  'side_effects.ivermectin':
    'Mokosa, kovimba ya loposo, fièvre mpe mpasi ya nzoto ekoki koya mwa mikolo, ntango banyama mike (parasites) ezali kokufa.',
  'side_effects.fluconazole': 'Ekoki kopesa mpasi ya moto, mpasi ya libumu mpe mposa ya kosanza.',
  'side_effects.skin_sting': 'Ekoki kotumba to kopesa mokosa na loposo mwa ntango moke.',
  'side_effects.vaginal_sting': 'Ekoki kotumba moke. Ndambo na yango ebimaka lisusu: lata serviette hygiénique.',
  'side_effects.scabies_itch': 'Etumbaka na loposo. Mokosa ekoki koumela baposo 2 tii 4, atako gale (makwanza) esili.',
  'side_effects.aciclovir': 'Ekoki kopesa mpasi ya moto mpe mposa ya kosanza.',
  'side_effects.rifampicin_orange':
    'Masuba, mai ya miso mpe motoki ekomaka orange to motane. Ezali likama te: ezali makila te.',
  'side_effects.isoniazid_tingling':
    'Maboko mpe makolo ekoki koswa lokola bantonga to kotumba. Yebisa monganga: vitamine B6 esalisaka.',
  'side_effects.rhze_joints': 'Ba articulations ekoki kosala mpasi. Yebisa monganga, mpe kotika nkisi te.',
  'side_effects.tld':
    'Na baposo ya liboso, ekoki kopesa mpasi ya moto, mposa ya kosanza, bandoto mpe mpongi ya malamu te. [Soki ozali kolala malamu te, mela yango na ntongo.|Soki mwana azali kolala malamu te, pesa ye yango na ntongo.] Kilo ekoki komata.',
  'side_effects.amlodipine':
    'Ba chevilles ya makolo ekoki kovimba, elongi ekoki koyoka molunge, mpe mpasi ya moto ekoki koya, mingimingi na baposo ya liboso.',
  'side_effects.stand_up_slowly':
    'Ekoki kopesa kizunguzungu (vertige) ntango ya kotelema: [telema|tika mwana atelema] malembe.',
  'side_effects.dry_cough':
    'Kosukosu ya kokauka oyo ezali kosila te ekoki kouta na yango. Yebisa monganga: nkisi mosusu ezali.',
  'side_effects.more_urine':
    '[Okosuba|Mwana akosuba] mingi koleka. Mposa ya mai, kokangama ya makolo (crampes) mpe kolemba ekoki koya: yebisa monganga.',
  'side_effects.methyldopa': 'Ekoki kopesa mpongi na mikolo ya liboso, mpe kokaukisa monoko.',
  'side_effects.statin': 'Misuni ekoki kosala mwa mpasi, mpe libumu ekoki kotungisama.',
  'side_effects.metformin':
    'Nyei ya mai, mpasi ya libumu mpe goût ya ebende na monoko eyaka mbala mingi na baposo ya liboso. Bilei esalisaka, mpe ekosila.',
  'side_effects.low_sugar':
    'Sukali ekoki kokita makasi: kolenga, motoki, nzala, motema kobeta noki, kobulungana. Noki, kozela te, [mela|pesa mwana] balutu ya mike (cuillère à café) 3 ya sukali na mai, to eloko ya komela ya sukali, to mafuta ya nzoi. Na nsima [lia|pesa ye] bilei.',
  'side_effects.low_sugar_baby':
    'Sukali ekoki kokita makasi: bebe azali kolenga, azali kobimisa motoki, nzoto ekomi pembe, nzoto elembi to azali na mpongi makasi. Noki, kozela te, pesa ye mabele to mai ya sukali, mpe kende na lopitalo. Mafuta ya nzoi te soki mwana akokisi naino mbula 1 te.',
  'side_effects.insulin_skin':
    'Loposo ekoki kovimba to kokoma makasi soki ntonga ebetamaka ntango nyonso na esika moko: esengeli kobongola esika.',
  'side_effects.carbamazepine':
    'Ekoki kopesa mpongi, kizunguzungu (vertige), kotambola malamu te (kotengatenga) mpe komona eloko moko lokola mibale, mingimingi na ebandeli.',
  'side_effects.phenobarbital':
    '[Epesaka yo mpongi, mingimingi na baposo ya liboso.|Epesaka mwana mpongi na baposo ya liboso, to mwana akoki kofanda kimia te mpe asilikaka noki. Yebisa monganga soki etikali bongo.]',
  'side_effects.diazepam_sleep':
    '[Okozala|Mwana akozala] na mpongi mwa bangonga nsima na yango. Moto moko asengeli kotikala mpe kotala ndenge ya kopema.',
  'side_effects.amitriptyline':
    'Monoko ya kokauka, mpongi, nyei makasi mpe kizunguzungu (vertige) ntango ya kotelema eyaka mbala mingi. [Telema malembe mpe mela mai.|Tika mwana atelema malembe mpe amela mai.]',
  'side_effects.fluoxetine':
    'Mposa ya kosanza, mpasi ya moto, mpongi ya malamu te mpe kozanga kofanda kimia ekoki koya na baposo 2 ya liboso, mpe mbongwana na makambo ya kosangisa nzoto.',
  'side_effects.fluoxetine_child':
    'Mposa ya kosanza, mpasi ya moto, mpongi ya malamu te mpe kozanga kofanda kimia ekoki koya na baposo 2 ya liboso.',
  'side_effects.salbutamol': 'Maboko ekoki kolenga mpe motema ekoki kobeta noki mwa ntango moke.',
  'side_effects.inhaled_steroid':
    'Mongongo ya koloba ekoki kokangama, mpe bilembo ya pembe ekoki kobima na monoko: esengeli kosukola monoko na mai nsima ya kobenda nkisi.',
  'side_effects.prednisolone':
    'Nzala, mpongi ya malamu te mpe kobongwana ya humeur (esengo, mawa, nkanda) ekoki koya. Soki basaleli yango ntango molai, kilo, tension mpe sukali ekoki komata.',
  'side_effects.cetirizine': 'Ekoki kopesa mwa mpongi mpe kokaukisa monoko.',
  'side_effects.adrenaline':
    'Motema ebetaka noki, maboko elengaka, mpe bobangi ekoki koya. Esilaka nsima ya mwa miniti.',
  'side_effects.omeprazole': 'Mpasi ya moto, mpasi ya libumu, nyei ya mai to nyei makasi ekoki koya.',
  'side_effects.ors': 'Etelemisaka pulupulu noki te: ezongisaka mai oyo ebungi na nzoto.',
  'side_effects.zinc': 'Ekoki kozala na goût ya ebende, mpe bato mosusu basanzaka nsima na yango.',
  'side_effects.vitamin_a': 'Mpasi ya moto, kosanza to kozanga mposa ya kolia ekoki koya mokolo 1 to mikolo 2.',
  'side_effects.iron':
    'Nyei ekomaka mwa moindo to moindo mpenza. Ezali likama te. Mpasi ya libumu, nyei makasi to nyei ya mai ekoki koya.',
  'side_effects.rutf':
    '[Nyei na yo ekoki kozala pete koleka na ebandeli.|Nyei ya mwana ekoki kozala pete koleka na ebandeli.] Pulupulu to kosanza ezali likambo ya kozela te: zonga.',
  'side_effects.uterus_cramps':
    'Esalaka ete utérus (esika mwana afandaka na libumu) ekangama makasi. Yango nde etelemisaka makila.',
  'side_effects.misoprostol': 'Kolenga mpe fièvre ekoki koya, mpe nyei ya mai. Esilaka na kati ya mwa bangonga.',
  'side_effects.magnesium':
    'Molunge eyokanaka na nzoto ntango bazali kopesa yango. Monganga alandelaka kopema, mabolongo mpe masuba.',
  'side_effects.antiseptic': 'Ekomisaka loposo marron. Soki basukoli, elongwaka.',
  'side_effects.cord_gel': 'Mosinga ya motolu ekoki koumela mwa mikolo koleka liboso ekwea. Ezali likama te.',
  'side_effects.emergency_pill':
    'Mposa ya kosanza, mpasi ya libumu, kolemba mpe mwa makila ekoki koya. Sanza (règles) oyo elandi ekoki koya liboso ya ntango to nsima ya ntango.',
  'side_effects.dmpa':
    'Makila ya sanza (règles) ebongwanaka: na ebandeli mbala mingi mpe na ntango nyonso kozanga molongo, na nsima mbala mingi ezali lisusu te. Ezali likama te. Kilo ekoki komata, mpe nsima ya ntonga ya nsuka, esengaka basanza liboso mwasi akoka kozwa zemi.',
} as const satisfies WordsOfKind<'side_effects'>
