import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LN_WHEN = {
  'when.as_prescribed': 'Boni mpe mbala boni, ndenge bakomelaki [yo|mwana]: “{dosage}”.',
  'when.as_written': 'Mesure mpe mbala kaka ndenge monganga akomaki, koleka te.',
  'when.for_days': 'Bakomaki yango mpo na mikolo {days}. Tya elembo na mokolo ya nsuka.',
  'when.finish_course':
    '[Mela yango tii na mokolo ya nsuka oyo bakomaki, ata soki okomi koyoka malamu.|Pesa mwana yango tii na mokolo ya nsuka oyo bakomaki, ata soki mwana akomi malamu.] Kobomba mosusu mpo na nsima te, mpe kokabola yango na moto moko te.',
  'when.evenly':
    'Tika ntango ekokana kati na ba doses: mbala 2 na mokolo elakisi bangonga 12 kati na dose moko na oyo elandi, mbala 3 elakisi bangonga 8, mbala 4 elakisi bangonga 6.',
  'when.missed_dose':
    'Soki obosani dose moko, [mela|pesa] yango ntango ozongi kokanisa yango. Soki ntango ya dose oyo elandi ekomi pene, tika oyo obosanaki. [Komela|Kopesa] ba doses 2 elongo te, ata mokolo moko te.',
  'when.every_day_same_hour':
    '[Mela yango mokolo na mokolo na ngonga kaka moko, ata soki ozali koyoka malamu.|Pesa mwana yango mokolo na mokolo na ngonga kaka moko, ata soki mwana azali malamu.]',
  'when.do_not_stop': 'Kotika nkisi te soki otuni monganga te. Yaka kozwa mosusu liboso esila.',
  'when.hiv_for_life':
    'Nkisi ya VIH ezali mpo na bomoi mobimba. Soki ezali mpo na kopekisa VIH nsima ya likama ya kozwa yango, ezali mpo na mikolo 28. Soki ba doses ezangi, virus ekokoma mingi mpe nkisi ekolemba. Yaka kozwa mosusu liboso esila.',
  'when.tb_every_day':
    '[Mela|Pesa mwana] ba comprimés nyonso ya mokolo elongo, mokolo na mokolo, eleki malamu liboso ya kolia na ntongo. Traitement eumelaka basanza: [soki otiki|soki mwana atiki] liboso ya ntango, tuberculose ekozonga mpe kosilisa yango ekozala mpasi koleka.',
  'when.isoniazid_prevention':
    'Mpo na kopekisa tuberculose, [omelaka|opesaka] yango mokolo na mokolo na basanza nyonso oyo bakomaki, atako [ozali kobela te|mwana azali kobela te].',
  'when.only_when_needed': '[Mela|Pesa mwana] yango kaka ntango mpasi to fièvre ezali.',
  'when.paracetamol_6_hours':
    'Zela bangonga 6 to koleka kati na ba doses: koleka mbala 4 te na mokolo moko, moyi mpe butu.',
  'when.ibuprofen_8_hours':
    'Zela bangonga 8 to koleka kati na ba doses: koleka mbala 3 te na mokolo moko, moyi mpe butu.',
  'when.al_six_doses':
    'Ezali ba doses 6 na mikolo 3: ya liboso sikoyo, ya mibale nsima ya bangonga 8, na nsima moko na ntongo mpe moko na mpokwa, mokolo na mokolo, na mikolo 2 oyo elandi. [Mela|Pesa mwana] nyonso 6, ata soki fièvre esili.',
  'when.al_vomited':
    'Soki [osanzi|mwana asanzi] liboso ngonga 1 eleka nsima ya dose, [mela|pesa ye] dose wana lisusu, mpe yaka kozwa ba comprimés mosusu.',
  'when.ors_each_stool': '[Mela|Pesa mwana] yango nsima ya pulupulu nyonso, tii pulupulu ekosila.',
  'when.zinc_days': 'Mbala moko mokolo na mokolo na mikolo 10 tii 14, ata soki pulupulu esili.',
  'when.zinc_vomited':
    'Soki [osanzi|mwana asanzi] liboso miniti 30 eleka nsima ya comprimé ya zinc, [mela|pesa ye] mosusu.',
  'when.morning': '[Mela|Pesa mwana] yango na ntongo.',
  'when.diuretic_morning':
    '[Mela|Pesa mwana] yango na ntongo: esalaka ete [osuba|mwana asuba] mingi koleka. Soki ezali na mpokwa, mpongi ekokatana.',
  'when.evening': '[Mela|Pesa mwana] yango na mpokwa, liboso ya kolala: epesaka mpongi.',
  'when.bedtime_vaginal':
    'Salela yango na butu ntango ozali kokende kolala. Mpo na bato mingi, comprimé kaka moko ekoki.',
  'when.slow_to_work': 'Esengaka baposo 2 tii 4 liboso esalisa. Koba [komela|kopesa] yango.',
  'when.no_sudden_stop_fits':
    'Kotika yango na mbalakaka te, ata mokolo moko te: convulsion (ndeke) ekoki kozonga, makasi koleka liboso.',
  'when.no_sudden_stop_mind':
    'Kotika yango na mbalakaka te, ata soki [ozali koyoka|mwana azali koyoka] malamu: monganga nde akitisaka yango moke moke.',
  'when.no_sudden_stop_steroid':
    'Soki [omeli|mwana ameli] yango baposo 3 to koleka, kotika yango na mbalakaka te, ata mokolo moko te.',
  'when.with_meals': '[Mela|Pesa mwana] yango ntango ya kolia, na bangonga ndenge moko mokolo na mokolo.',
  'when.insulin_before_meal':
    'Beta ntonga liboso ya bilei oyo bakomaki, na bangonga ndenge moko mokolo na mokolo. Ata soki bokono eyei, kotika yango te, ata mokolo moko te: tuna kaka na mokolo wana.',
  'when.before_breakfast': '[Mela|Pesa mwana] yango na ntongo, miniti 30 liboso ya kolia.',
  'when.by_health_worker':
    'Monganga nde apesaka yango, mpe akoloba soki dose mosusu ezali mpe mokolo nini. Yaka na mokolo wana.',
  'when.while_watched': 'Bapesaka yango awa, monganga azali kotala, tii mokolo oyo monganga akoloba.',
  'when.wait_after_injection': 'Tikala na centre de santé miniti 30 nsima ya ntonga, mpo lisalisi ezala pene.',
  'when.before_referral':
    'Ezali dose ya liboso, oyo bapesaka liboso ya kokende na lopitalo. Ezali traitement mobimba te. Kende noki na lopitalo, kozela te, lelo.',
  'when.after_artesunate':
    'Ntango [okokoka|mwana akokoka] komela lisusu na monoko, ba comprimés ya malaria ya mikolo 3 ekolanda. Yango mpe esengeli.',
  'when.fit_5_minutes':
    'Ezali mpo na convulsion (ndeke) oyo eumeli miniti 5, to oyo ezongi mbala na mbala. Tala montre ntango convulsion ebandi.',
  'when.inhaler_as_written':
    'Salela yango ndenge bakomaki, ata na mikolo oyo kopema ezali malamu, soki ndenge wana nde bakomaki.',
  'when.nebuliser_attack':
    'Bapesaka yango na centre de santé ntango ya crise ya mpasi ya kopema. Bakoki kopesa yango lisusu nsima ya miniti 20.',
  'when.cream_days': 'Salela yango na bangonga mpe na mikolo oyo bakomaki, koleka te.',
  'when.antifungal_longer': 'Koba kosalela yango baposo 2 nsima ya bambuma kosila, mpo ezonga te.',
  'when.scabies_night':
    'Pakola yango na mpokwa, tika yango na nzoto bangonga 24 (mwana: ntango oyo monganga alobi), na nsima sukola mpo elongwa. Pakola yango lisusu ndenge bakomaki.',
  'when.eye_days': 'Salela yango na miso mibale, soki nyonso mibale ezali motane, na mikolo nyonso oyo bakomaki.',
  'when.ear_days': 'Kaukisa litoi liboso ya dose moko na moko, mpe salela ba gouttes na mikolo nyonso oyo bakomaki.',
  'when.cord_daily': 'Mbala moko mokolo na mokolo na poso ya liboso ya bomoi, ya liboso na mokolo ya kobotama.',
  'when.antiseptic': 'Salela yango ntango bazali kosukola mpota, ndenge bakomaki.',
  'when.nystatin': 'Salela yango na mikolo nyonso oyo bakomaki, mpe mikolo 2 nsima ya bilembo ya pembe kosila.',
  'when.aciclovir_early': 'Banda noki ndenge okoki: esalisaka mingi koleka na mikolo ya liboso.',
  'when.evening_if_sleepy': 'Soki epesi mpongi, [mela|pesa mwana] yango na mpokwa.',
  'when.vitamin_a':
    'Monganga nde apesaka yango. Soki liso ezali kobela to soki ezali rougeole, dose ya mibale esengeli na mokolo oyo elandi: yaka kozwa yango.',
  'when.rutf':
    'Moke moke mokolo mobimba, tii ba paquets ya mokolo esila. Yaka poso na poso mpo na kozwa mosusu mpe mpo na kotala kilo.',
  'when.at_birth':
    'Monganga apesaka yango noki nsima ya kobota, to soki makila mingi ezali kobima. Kosalela yango te liboso mwana abotama, longola kaka soki docteur nde azwi ekateli.',
  'when.emergency_pill':
    'Mela yango noki ndenge okoki, liboso mikolo 5 eleka nsima ya kosangisa nzoto kozanga komibatela. Soki omeli yango noki koleka, ekosala malamu koleka.',
  'when.emergency_pill_vomited':
    'Soki osanzi liboso bangonga 2 eleka nsima ya komela yango, mela comprimé mosusu noki ndenge okoki.',
  'when.dmpa_3_months':
    'Ntonga oyo elandi ezali nsima ya basanza 3. Okoki koya tii baposo 2 liboso. Soki oumeli koya, yaka kaka, mpe salela préservatif (capote) tii ntango wana.',
  'when.in_emergency':
    'Monganga nde apesaka yango na urgence. Kende kaka na lopitalo, ata soki [okomi koyoka|mwana akomi koyoka] malamu: ekoki kozonga.',
} as const satisfies WordsOfKind<'when'>
