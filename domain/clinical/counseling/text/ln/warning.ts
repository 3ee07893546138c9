import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LN_WARNING = {
  'warning.pregnant_ask':
    'Ozali na zemi: nkisi oyo ekoki kosala mwana mabe. Kosalela yango te liboso monganga oyo ayebi ete ozali na zemi aloba ete osengeli na yango.',
  'warning.pregnant_tell': 'Ozali na zemi: sala nyonso mpo monganga oyo apesi yo nkisi oyo ayeba yango.',
  'warning.breastfeeding_ask':
    'Ozali komelisa mwana mabele: tuna monganga mpo na nkisi oyo liboso ya kosalela yango. Kotika komelisa mwana mabele te na makanisi na yo moko.',
  'warning.not_in_pregnancy':
    'Ekoki kosala mabe mwana oyo azali na libumu ya mama na ye. Soki mbala mosusu ozali na zemi, to soki olingi kozwa zemi, loba yango liboso ya kosalela nkisi. Soki ozwi zemi, yaka noki, kozela te.',
  'warning.pregnancy_plan_epilepsy':
    'Soki olingi kozwa zemi, to soki ozali na zemi, yaka naino tosolola. Kotika nkisi te na makanisi na yo moko.',
  'warning.contraceptive_weak':
    'Ba comprimés mpe implants ya kopekisa zemi ebatelaka yo te ntango ozali komela nkisi oyo. Salela préservatif (capote), mpe tuna mpo na ndenge mosusu ya kopekisa zemi.',
  'warning.penicillin_allergy':
    'Kosalela yango te soki [osilaki kozwa|mwana asilaki kozwa] bambuma na nzoto, kovimba to mpasi ya kopema nsima ya pénicilline lokola amoxicilline. Yebisa monganga sikoyo.',
  'warning.sulfa_allergy':
    'Kosalela yango te soki [osilaki kozwa|mwana asilaki kozwa] bambuma na nzoto nsima ya cotrimoxazole (Septrin), ya Fansidar to ya nkisi mosusu ya sulfa. Yebisa monganga sikoyo.',
  'warning.paracetamol_limit':
    'Soki eleki oyo bakomaki, ebebisaka libale (foie) mpe ekoki koboma. [Komela|Kopesa mwana] na ntango moko te nkisi mosusu oyo ezali na paracetamol (Panadol, ebele ya nkisi ya grippe).',
  'warning.paracetamol_8_tablets':
    'Komela koleka ba comprimés 8 ya 500 mg te na moyi mpe butu moko, ata mokolo moko te. Soki kilo na yo ezali na nse ya 50 kg, komela koleka 4 te, ata mokolo moko te.',
  'warning.nsaid_not_with':
    'Ezali te mpo na moto oyo azali na mpota na kati ya libumu (ulcère), bokono ya ba reins to ya motema, asthme oyo nkisi ya kokitisa mpasi ekomisaka makasi koleka, to dengue. Kobakisa likolo na yango nkisi mosusu ya kokitisa mpasi te, lokola diclofénac to aspirine.',
  'warning.nsaid_dehydrated':
    '[Kosalela yango te soki okoki komela te, soki ozali kosanza to soki ozali na pulupulu makasi|Kopesa yango te soki mwana akoki komela te, soki azali kosanza to soki azali na pulupulu makasi]: ebebisaka ba reins.',
  'warning.aspirin_child': 'Ezali te mpo na bana oyo bazali na fièvre: ekoki kobebisa boongo mpe libale (foie).',
  'warning.aspirin_daily':
    'Kotika aspirine ya mokolo na mokolo te na makanisi na yo moko. Liboso ya opération to ya kolongola lino, loba ete omelaka yango.',
  'warning.drive_sleepy':
    'Ntango epesi yo mpongi to kizunguzungu (vertige), kokumba motuka, moto to vélo te, komata likolo te, kosalela te biloko oyo ekataka.',
  'warning.other_medicines':
    'Ebongolaka nkisi mosusu ebele. Yebisa monganga nyonso ete [omelaka|mwana amelaka] yango, mpe kosalela nkisi ya sika to nkisi ya matiti te soki otuni te.',
  'warning.tb_spread':
    'Zipa monoko ntango ya kokosola, mpe fungola maninisa (fenêtres). Bato ya ndako mpe basengeli kosala examen.',
  'warning.partner_treated':
    'Soki bapesaki yango mpo na bokono ya enama ya kobotela (IST), mobali to mwasi na yo mpe asengeli na nkisi. Kosangisa nzoto te, to kaka na préservatif (capote), tii bino mibale bokosilisa nkisi mpe bokobika.',
  'warning.hiv_protect_others':
    'Kokabola ba comprimés te, mpe kobongola yango te soki otuni te. Koba kosalela ba préservatifs (capotes).',
  'warning.hiv_hepatitis_b': 'Kotika yango na mbalakaka ekoki kosala ete hépatite B ezonga makasi.',
  'warning.metformin_scan':
    'Liboso ya opération to ya scanner oyo bakotisaka nkisi ya langi na nzoto (produit de contraste), loba ete [omelaka|mwana amelaka] yango.',
  'warning.carry_sugar':
    'Zala ntango nyonso na sukali to bonbon pene, mpe tika bato ya ndako bayeba bilembo ya sukali oyo ekiti.',
  'warning.insulin_needles':
    'Kokabola bantonga to ba seringues na moto moko te. Salela kaka seringue ya insuline oyo ekokani na molangi (ba unités 100 na 1 mL).',
  'warning.nsaid_with_this':
    'Boya kosalela elongo na yango nkisi ya kokitisa mpasi lokola ibuprofène mpe diclofénac. Senga nkisi mosusu.',
  'warning.overdose_heart':
    'Ba comprimés oyo, soki eleki mingi, ekoki koboma. Bomba kaka moke na ndako, mpe tika moto oyo otyelaka motema abomba yango.',
  'warning.inhaler_spare':
    'Kotika yango esila te. [Tambola na yango ntango nyonso, mpe zala mosika na milinga.|Ezala ntango nyonso pene na mwana, mpe batela mwana mosika na milinga.]',
  'warning.steroid_vaccine': 'Yebisa monganga nyonso ete nkisi oyo esalelamaka, ata liboso ya mangwele (vaccin).',
  'warning.skin_steroid':
    'Kopakola yango te na elongi, na bampota ya kofungwama, na gale (makwanza) to na teigne. Kosalela yango te mpo na kokomisa loposo pembe, ata mokolo moko te.',
  'warning.latex':
    'Ekoki kobebisa ba préservatifs (capotes) mpe ba diaphragmes: mbala mosusu ekobatela yo te ntango ozali kosalela nkisi oyo.',
  'warning.vaginal_pregnant': 'Na zemi, kotisa yango na mosapi ya peto, na applicateur te.',
  'warning.iodine':
    'Kosalela yango te na bebe ya sika, na bampota minene, na esika eziki, to na moto ya bokono ya kingo (thyroïde), longola kaka soki monganga alobi.',
  'warning.scabies_child':
    'Mpo na bana, mpe na zemi, monganga akoloba ndenge ya kosangisa yango na mai mpe ntango boni ekotikala na loposo: etumbaka, mpe esalaka mabe soki bameli yango.',
  'warning.zinc_ors_too': 'Zinc kaka yango moko esilisaka pulupulu te: SRO esengeli elongo na yango.',
  'warning.ors_amount': 'Soki mai eleki moke to eleki mingi, SRO esalaka mabe. Zwa mesure ya mai.',
  'warning.vitamin_a':
    'Capsule mosusu ya vitamine A te na basanza 6, longola kaka soki monganga nde apesi yango. Lakisa carte ya santé ya mwana.',
  'warning.vitamin_a_women':
    'Basi oyo bazali na zemi, to oyo mbala mosusu bazali na zemi, basengeli komela nkisi ya makasi boye te: esalaka mabe mwana oyo azali na libumu ya mama na ye.',
  'warning.rutf_peanut':
    'Ezali kaka mpo na [yo|mwana oyo]: ezali nkisi, ezali bilei ya kokabola te. Yebisa monganga soki allergie ya nguba to ya miliki ezali.',
  'warning.chlorhexidine_eye':
    'Soki ekoti na liso, ekoki kokufisa liso. Ekokani na pommade ya miso: bomba yango mibale bisika ekeseni.',
  'warning.emergency_pill':
    'Elongolaka zemi te, mpe ebatelaka na VIH te. Ezali te mpo na kosalela mbala na mbala: tuna mpo na ndenge ya kopekisa zemi oyo okoki kotyela motema.',
  'warning.emergency_pill_weaker':
    'Nkisi ya tuberculose, nkisi ya convulsion (ndeke) mpe nkisi mosusu ya VIH elembisaka yango. Soki omelaka moko na yango, loba.',
  'warning.no_hiv_protection':
    'Ebatelaka na VIH te, mpe na bokono mosusu (IST) te: préservatif (capote) nde ebatelaka.',
  'warning.uterus_before_birth':
    'Liboso ya kobota, ekoki kopasola utérus (esika mwana afandaka na libumu) mpe koboma mama mpe mwana. Komela yango na ndako te mpo na kobandisa mpasi ya kobota to mpo na kolongola zemi, ata mokolo moko te.',
  'warning.loa_loa':
    'Soki [ofandaki|mwana afandaki] na bazamba ya Afrique centrale, to soki ver moko elekaki na liso, loba yango liboso.',
  'warning.praziquantel_eye':
    'Loba liboso soki [osilaki kozwa|mwana asilaki kozwa] convulsion (ndeke) to bambuma ya makasi na nse ya loposo: ver solitaire (ténia) ekoki kozala na boongo to na liso.',
  'warning.ear_hole': 'Kotya eloko mosusu na litoi te: mafuta te, nzete te, mai te.',
  'warning.dt_no_other_antimalarial':
    'Kosalela nkisi mosusu ya malaria na ntango moko te. Lala na nse ya moustiquaire oyo ezali na nkisi.',
  'warning.not_at_home': 'Ezali mpo na maboko ya minganga. Kosomba yango te, mpe kobomba yango na ndako te.',
  'warning.adrenaline_trigger':
    'Zala mosika na eloko oyo ebandisaki likambo wana (bilei, nyama ya moke oyo eswaki, nkisi), mpe yebisa yango monganga nyonso.',
  'warning.malaria_with_folic':
    'Tuna liboso ya kosalela acide folique ya makasi boye elongo na SP (Fansidar): elembisaka SP.',
} as const satisfies WordsOfKind<'warning'>
