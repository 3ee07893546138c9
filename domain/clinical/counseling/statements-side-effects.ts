import type { StatementsOf } from '#domain/clinical/counseling/statement.ts'

/** What may be felt, what is harmless, and what to do about it. */
export const SIDE_EFFECTS = {
  'side_effects.few': {
    en: 'In the dose that is written it has few side effects.',
    sw: 'Katika kiasi kilichoandikwa madhara yake ni machache.',
    sources: ['formulary_who_2008'],
  },
  'side_effects.stomach': {
    en: 'It can upset the stomach: feeling sick, belly ache, soft stools. It passes.',
    sw: 'Inaweza kusumbua tumbo: kichefuchefu, tumbo kuuma, choo laini. Huisha.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'side_effects.antibiotic_diarrhoea': {
    en: 'It can bring loose stools and feeling sick. [Drink|Give] more water, and go on with it.',
    sw: 'Inaweza kuleta kuhara kidogo na kichefuchefu. [Kunywa|Mpe mtoto] maji zaidi, na uendelee na dawa.',
    sources: ['formulary_who_2008', 'bnf_2023'],
  },
  'side_effects.antibiotic_thrush': {
    en: 'Itching or white discharge of the vagina can follow. It can be treated: tell the health worker.',
    sw: 'Kuwashwa au uchafu mweupe ukeni unaweza kufuata. Unatibika: mwambie mhudumu wa afya.',
    of: { women: true, fromMonths: 144 },
    sources: ['bnf_2023'],
  },
  'side_effects.nsaid': {
    en: 'It can burn in the stomach.',
    sw: 'Inaweza kuchoma tumbo.',
    sources: ['bnf_2023'],
  },
  'side_effects.bleeding_aspirin': {
    en: 'Small cuts bleed a little longer, and bruises come more easily.',
    sw: 'Majeraha madogo hutoka damu kwa muda zaidi, na ngozi huvilia damu kwa urahisi.',
    sources: ['bnf_2023'],
  },
  'side_effects.injection_pain': {
    en: 'The place of the injection can hurt for 1 or 2 days.',
    sw: 'Mahali pa sindano panaweza kuuma kwa siku 1 au 2.',
    sources: ['formulary_who_2008'],
  },
  'side_effects.drip_pain': {
    en: 'Tell the health worker if the place of the drip hurts or swells.',
    sw: 'Mwambie mhudumu wa afya kama mahali pa dripu panauma au panavimba.',
    sources: ['formulary_who_2008'],
  },
  'side_effects.metronidazole': {
    en: 'It can leave a taste of metal, upset the stomach, and darken the urine. This is harmless.',
    sw: 'Inaweza kuacha ladha ya chuma mdomoni, kuleta kichefuchefu, na kufanya mkojo uwe mweusi kidogo. Haidhuru.',
    sources: ['bnf_2023'],
  },
  'side_effects.nitrofurantoin': {
    en: 'The urine can turn dark yellow or brown. This is harmless. It can upset the stomach: food helps.',
    sw: 'Mkojo unaweza kuwa wa njano iliyokolea au kahawia. Haidhuru. Inaweza kuleta kichefuchefu: chakula husaidia.',
    sources: ['bnf_2023'],
  },
  'side_effects.doxycycline_sun': {
    en: 'The skin burns more easily in the sun: cover it. It can upset the stomach: food helps.',
    sw: 'Ngozi huungua na jua kwa urahisi zaidi: ifunike. Inaweza kuleta kichefuchefu: chakula husaidia.',
    sources: ['bnf_2023'],
  },
  'side_effects.ciprofloxacin': {
    en: 'It can make people dizzy and upset the stomach. The skin burns more easily in the sun: cover it.',
    sw: 'Inaweza kuleta kizunguzungu au kichefuchefu. Ngozi huungua na jua kwa urahisi zaidi: ifunike.',
    sources: ['bnf_2023'],
  },
  'side_effects.cotrimoxazole': {
    en: 'It can upset the stomach. A rash is never to be waited out.',
    sw: 'Inaweza kuleta kichefuchefu. Upele usisubiriwe kamwe.',
    sources: ['bnf_2023', 'hiv_2021'],
  },
  'side_effects.gentamicin': {
    en: 'In long use it can harm the ears and the kidneys. The health worker watches for it.',
    sw: 'Ikitumiwa kwa muda mrefu inaweza kudhuru masikio na figo. Mhudumu wa afya anafuatilia.',
    sources: ['bnf_2023'],
  },
  'side_effects.ear_drops': {
    en: 'It can sting or itch in the ear for a short time.',
    sw: 'Inaweza kuchoma au kuwasha sikioni kwa muda mfupi.',
    sources: ['bnf_2023'],
  },
  'side_effects.eye_ointment': {
    en: 'Sight is blurred for some minutes and the eye can sting. [Wait until you see clearly before you ride or drive.|Let the child sit until it has passed.]',
    sw: 'Macho huona ukungu kwa dakika chache na yanaweza kuchoma. [Subiri uone vizuri kabla ya kuendesha chombo.|Mtoto akae hadi ipite.]',
    sources: ['bnf_2023'],
  },
  'side_effects.al': {
    en: 'It can bring headache, dizziness, weakness, poor appetite and feeling sick, much like malaria itself. They pass.',
    sw: 'Inaweza kuleta kuumwa kichwa, kizunguzungu, udhaifu, kukosa hamu ya kula na kichefuchefu, karibu kama malaria yenyewe. Huisha.',
    sources: ['malaria_2023', 'bnf_2023'],
  },
  'side_effects.worms': {
    en: 'Belly ache, feeling sick and headache can come for a day. Worms may be seen in the stool.',
    sw: 'Tumbo kuuma, kichefuchefu na kuumwa kichwa vinaweza kuja kwa siku moja. Minyoo inaweza kuonekana kwenye choo.',
    sources: ['ntd_2020', 'formulary_who_2008'],
  },
  'side_effects.praziquantel': {
    en: 'Belly ache, dizziness, sleepiness and feeling sick can come for a day.',
    sw: 'Tumbo kuuma, kizunguzungu, usingizi na kichefuchefu vinaweza kuja kwa siku moja.',
    sources: ['ntd_2020', 'bnf_2023'],
  },
  'side_effects.ivermectin': {
    en: 'Itching, swelling of the skin, fever and body pain can come for some days, as the parasites die.',
    sw: 'Kuwashwa, ngozi kuvimba, homa na maumivu ya mwili vinaweza kuja kwa siku chache, vimelea vinapokufa.',
    sources: ['ntd_2020', 'formulary_who_2008'],
  },
  'side_effects.fluconazole': {
    en: 'It can bring headache, belly ache and feeling sick.',
    sw: 'Inaweza kuleta kuumwa kichwa, tumbo kuuma na kichefuchefu.',
    sources: ['bnf_2023'],
  },
  'side_effects.skin_sting': {
    en: 'It can sting or itch on the skin for a short time.',
    sw: 'Inaweza kuchoma au kuwasha kwenye ngozi kwa muda mfupi.',
    sources: ['bnf_2023'],
  },
  'side_effects.vaginal_sting': {
    en: 'It can burn a little. Some of it comes out again: wear a pad.',
    sw: 'Inaweza kuchoma kidogo. Sehemu yake hutoka tena: vaa pedi.',
    sources: ['bnf_2023'],
  },
  'side_effects.scabies_itch': {
    en: 'It stings on the skin. The itching can go on for 2 to 4 weeks though the scabies is cured.',
    sw: 'Inachoma kwenye ngozi. Kuwashwa kunaweza kuendelea wiki 2 hadi 4 ingawa upele wa kuambukiza umepona.',
    sources: ['skin_ntd_2018', 'formulary_who_2008'],
  },
  'side_effects.aciclovir': {
    en: 'It can bring headache and feeling sick.',
    sw: 'Inaweza kuleta kuumwa kichwa na kichefuchefu.',
    sources: ['bnf_2023'],
  },
  'side_effects.rifampicin_orange': {
    en: 'Urine, tears and sweat turn orange or red. This is harmless: it is not blood.',
    sw: 'Mkojo, machozi na jasho huwa rangi ya chungwa au nyekundu. Haidhuru, na si damu.',
    sources: ['tb_2022', 'bnf_2023'],
  },
  'side_effects.isoniazid_tingling': {
    en: 'Hands and feet can tingle or burn. Tell the health worker: vitamin B6 helps.',
    sw: 'Mikono na miguu inaweza kufa ganzi au kuchoma. Mwambie mhudumu wa afya: vitamini B6 husaidia.',
    sources: ['tb_2022'],
  },
  'side_effects.rhze_joints': {
    en: 'The joints can ache. Tell the health worker, and go on with it.',
    sw: 'Viungo vinaweza kuuma. Mwambie mhudumu wa afya, na uendelee na dawa.',
    sources: ['tb_2022'],
  },
  'side_effects.tld': {
    en: 'In the first weeks it can bring headache, feeling sick, dreams and poor sleep. [If you sleep badly, take it in the morning.|If the child sleeps badly, give it in the morning.] Weight can rise.',
    sw: 'Wiki za kwanza inaweza kuleta kuumwa kichwa, kichefuchefu, ndoto na kukosa usingizi. [Ukikosa usingizi, imeze asubuhi.|Mtoto akikosa usingizi, mpe asubuhi.] Uzito unaweza kuongezeka.',
    sources: ['hiv_2021', 'bnf_2023'],
  },
  'side_effects.amlodipine': {
    en: 'The ankles can swell, the face can feel hot, and the head can ache, most in the first weeks.',
    sw: 'Vifundo vya miguu vinaweza kuvimba, uso kuhisi joto, na kichwa kuuma, hasa wiki za kwanza.',
    sources: ['bnf_2023', 'hypertension_2021'],
  },
  'side_effects.stand_up_slowly': {
    en: 'It can make people dizzy on standing up: [rise|let the child rise] slowly.',
    sw: 'Inaweza kuleta kizunguzungu wakati wa kuinuka: [inuka|mtoto ainuke] polepole.',
    sources: ['bnf_2023'],
  },
  'side_effects.dry_cough': {
    en: 'A dry cough that stays can come from it. Tell the health worker: there is another medicine.',
    sw: 'Kikohozi kikavu kisichoisha kinaweza kutokana nayo. Mwambie mhudumu wa afya: kuna dawa nyingine.',
    sources: ['bnf_2023', 'hypertension_2021'],
  },
  'side_effects.more_urine': {
    en: '[You pass|The child passes] more urine. Thirst, cramps in the legs and weakness can come: tell the health worker.',
    sw: '[Utakojoa|Mtoto atakojoa] zaidi. Kiu, misuli ya miguu kukaza na udhaifu vinaweza kuja: mwambie mhudumu wa afya.',
    sources: ['bnf_2023'],
  },
  'side_effects.methyldopa': {
    en: 'It can make people sleepy in the first days, and the mouth dry.',
    sw: 'Inaweza kuleta usingizi siku za kwanza, na mdomo kukauka.',
    sources: ['bnf_2023', 'mcpc_2017'],
  },
  'side_effects.statin': {
    en: 'Muscles can ache a little, and the belly can be upset.',
    sw: 'Misuli inaweza kuuma kidogo, na tumbo kusumbuka.',
    sources: ['bnf_2023'],
  },
  'side_effects.metformin': {
    en: 'Loose stools, belly ache and a taste of metal are common in the first weeks. Food helps, and they pass.',
    sw: 'Kuhara, tumbo kuuma na ladha ya chuma mdomoni ni kawaida wiki za kwanza. Chakula husaidia, na huisha.',
    sources: ['bnf_2023', 'hearts_d_2020'],
  },
  'side_effects.low_sugar': {
    en: 'The sugar can fall too low: shaking, sweating, hunger, a fast heart, confusion. At once [take|give] 3 teaspoons of sugar in water, a sweet drink or honey, then food.',
    sw: 'Sukari inaweza kushuka sana: kutetemeka, kutokwa jasho, njaa, moyo kwenda mbio, kuchanganyikiwa. Mara moja [kunywa|mpe mtoto] vijiko vidogo 3 vya sukari kwenye maji, kinywaji kitamu au asali, kisha chakula.',
    of: { fromMonths: 12 },
    sources: ['hearts_d_2020', 'pen_2020'],
  },
  'side_effects.low_sugar_baby': {
    en: 'The sugar can fall too low: a baby who shakes, sweats, is pale, limp or very sleepy. Breastfeed or give sugar water at once, and go to the hospital. No honey under 1 year.',
    sw: 'Sukari inaweza kushuka sana: mtoto mchanga anatetemeka, anatokwa jasho, amepauka, amelegea au amesinzia sana. Mnyonyeshe au mpe maji ya sukari mara moja, na uende hospitali. Asipewe asali kabla ya mwaka 1.',
    of: { belowMonths: 12 },
    sources: ['pocketbook_2013'],
  },
  'side_effects.insulin_skin': {
    en: 'The skin can swell or harden where injections are always at the same place: change the place.',
    sw: 'Ngozi inaweza kuvimba au kuwa ngumu sindano zikichomwa mahali pamoja kila mara: badilisha mahali.',
    sources: ['bnf_2023'],
  },
  'side_effects.carbamazepine': {
    en: 'It can make people sleepy, dizzy and unsteady, and sight double, most at the beginning.',
    sw: 'Inaweza kuleta usingizi, kizunguzungu, kuyumba na kuona vitu viwili viwili, hasa mwanzoni.',
    sources: ['bnf_2023', 'mhgap_2023'],
  },
  'side_effects.phenobarbital': {
    en: '[It makes you sleepy, most in the first weeks.|It makes the child sleepy in the first weeks, or restless and bad-tempered. Tell the health worker if it stays so.]',
    sw: '[Inaleta usingizi, hasa wiki za kwanza.|Inaleta usingizi wiki za kwanza, au mtoto asiyetulia na mwenye hasira. Mwambie mhudumu wa afya ikiendelea hivyo.]',
    sources: ['mhgap_2023', 'bnf_2023'],
  },
  'side_effects.diazepam_sleep': {
    en: '[You are|The child is] sleepy for some hours after it. Somebody must stay and watch the breathing.',
    sw: '[Utasinzia|Mtoto atasinzia] kwa saa kadhaa baada yake. Mtu akae naye na kuangalia anavyopumua.',
    sources: ['bnfc_2023', 'mhgap_2023'],
  },
  'side_effects.amitriptyline': {
    en: 'Dry mouth, sleepiness, hard stools and dizziness on standing up are common. [Rise|Let the child rise] slowly and drink water.',
    sw: 'Mdomo kukauka, usingizi, choo kigumu na kizunguzungu wakati wa kuinuka ni kawaida. [Inuka polepole, na kunywa maji.|Mtoto ainuke polepole, na anywe maji.]',
    sources: ['mhgap_2023', 'bnf_2023'],
  },
  'side_effects.fluoxetine': {
    en: 'Feeling sick, headache, poor sleep and unrest can come in the first 2 weeks, and changes in sexual life.',
    sw: 'Kichefuchefu, kuumwa kichwa, kukosa usingizi na kutotulia vinaweza kuja wiki 2 za kwanza, na mabadiliko katika tendo la ndoa.',
    of: { fromMonths: 144 },
    sources: ['mhgap_2023', 'bnf_2023'],
  },
  'side_effects.fluoxetine_child': {
    en: 'Feeling sick, headache, poor sleep and unrest can come in the first 2 weeks.',
    sw: 'Kichefuchefu, kuumwa kichwa, kukosa usingizi na kutotulia vinaweza kuja wiki 2 za kwanza.',
    of: { belowMonths: 144 },
    sources: ['mhgap_2023', 'bnfc_2023'],
  },
  'side_effects.salbutamol': {
    en: 'Hands can shake and the heart can beat fast for a short time.',
    sw: 'Mikono inaweza kutetemeka na moyo kwenda mbio kwa muda mfupi.',
    sources: ['bnf_2023', 'gina_2023'],
  },
  'side_effects.inhaled_steroid': {
    en: 'The voice can turn hoarse, and white patches can come in the mouth: rinse it after the puffs.',
    sw: 'Sauti inaweza kukauka, na madoa meupe yanaweza kutokea mdomoni: suuza mdomo baada ya kupuliza.',
    sources: ['bnf_2023', 'gina_2023'],
  },
  'side_effects.prednisolone': {
    en: 'Hunger, poor sleep and changes of mood can come. In long use weight, blood pressure and sugar can rise.',
    sw: 'Njaa, kukosa usingizi na mabadiliko ya hisia vinaweza kuja. Ikitumiwa kwa muda mrefu uzito, shinikizo la damu na sukari vinaweza kupanda.',
    sources: ['bnf_2023'],
  },
  'side_effects.skin_thin': {
    en: 'Used for long it makes the skin thin and changes its colour.',
    sw: 'Ikitumiwa kwa muda mrefu ngozi huwa nyembamba na hubadilika rangi.',
    sources: ['bnf_2023'],
  },
  'side_effects.cetirizine': {
    en: 'It can make people a little sleepy and the mouth dry.',
    sw: 'Inaweza kuleta usingizi kidogo na mdomo kukauka.',
    sources: ['bnf_2023'],
  },
  'side_effects.adrenaline': {
    en: 'The heart beats fast, the hands shake, and fear can come. It passes in some minutes.',
    sw: 'Moyo huenda mbio, mikono hutetemeka, na hofu inaweza kuja. Huisha baada ya dakika chache.',
    sources: ['bec_2018', 'bnf_2023'],
  },
  'side_effects.omeprazole': {
    en: 'Headache, belly ache, loose or hard stools can come.',
    sw: 'Kuumwa kichwa, tumbo kuuma, kuhara au choo kigumu vinaweza kuja.',
    sources: ['bnf_2023'],
  },
  'side_effects.ors': {
    en: 'It does not stop the diarrhoea at once: it gives back the water that is lost.',
    sw: 'Haizuii kuhara mara moja: inarudisha maji yanayopotea.',
    sources: ['diarrhoea_2005'],
  },
  'side_effects.zinc': {
    en: 'It can taste of metal, and some vomit after it.',
    sw: 'Inaweza kuwa na ladha ya chuma, na wengine hutapika baada yake.',
    sources: ['imci_2014', 'formulary_children_2010'],
  },
  'side_effects.vitamin_a': {
    en: 'Headache, vomiting or poor appetite can come for 1 or 2 days.',
    sw: 'Kuumwa kichwa, kutapika au kukosa hamu ya kula vinaweza kuja kwa siku 1 au 2.',
    sources: ['formulary_children_2010'],
  },
  'side_effects.iron': {
    en: 'The stools turn dark or black. This is harmless. Belly ache, hard or loose stools can come.',
    sw: 'Choo huwa cheusi. Haidhuru. Tumbo kuuma, choo kigumu au kuhara vinaweza kuja.',
    sources: ['antenatal_2016', 'bnf_2023'],
  },
  'side_effects.rutf': {
    en: '[Your stools may be softer at first.|The child’s stools may be softer at first.] Diarrhoea or vomiting is no effect to wait for: come back.',
    sw: '[Choo chako|Choo cha mtoto] kinaweza kuwa laini mwanzoni. Kuhara au kutapika kusisubiriwe: rudi.',
    sources: ['wasting_2023'],
  },
  'side_effects.uterus_cramps': {
    en: 'It makes the womb cramp. That stops the bleeding.',
    sw: 'Inafanya mfuko wa uzazi ukaze. Hivyo ndivyo damu inavyozuiwa.',
    sources: ['mcpc_2017'],
  },
  'side_effects.misoprostol': {
    en: 'Shivering and fever can come, and loose stools. They pass within hours.',
    sw: 'Kutetemeka, homa na kuhara vinaweza kuja. Huisha ndani ya saa chache.',
    sources: ['mcpc_2017'],
  },
  'side_effects.magnesium': {
    en: 'It feels hot when it is given. The health worker watches breathing, knees and urine.',
    sw: 'Huhisi joto inapotolewa. Mhudumu wa afya anaangalia kupumua, magoti na mkojo.',
    sources: ['mcpc_2017'],
  },
  'side_effects.antiseptic': {
    en: 'It stains the skin brown. This washes off.',
    sw: 'Inaacha rangi ya kahawia kwenye ngozi. Huoshwa ikatoka.',
    sources: ['formulary_who_2008'],
  },
  'side_effects.cord_gel': {
    en: 'The cord may fall off a few days later than usual. This is harmless.',
    sw: 'Kitovu kinaweza kudondoka siku chache baadaye kuliko kawaida. Haidhuru.',
    sources: ['cord_care_2022'],
  },
  'side_effects.emergency_pill': {
    en: 'Feeling sick, belly ache, tiredness and some bleeding can come. The next period can be early or late.',
    sw: 'Kichefuchefu, tumbo kuuma, uchovu na damu kidogo vinaweza kuja. Hedhi inayofuata inaweza kuwahi au kuchelewa.',
    sources: ['family_planning_2022'],
  },
  'side_effects.dmpa': {
    en: 'Bleeding changes: at first often and at odd times, later often none at all. This is harmless. Weight can rise, and after the last injection it takes months until a pregnancy is possible.',
    sw: 'Hedhi hubadilika: mwanzoni mara kwa mara na bila mpangilio, baadaye mara nyingi hakuna kabisa. Haidhuru. Uzito unaweza kuongezeka, na baada ya sindano ya mwisho huchukua miezi hadi mimba iwezekane.',
    sources: ['family_planning_2022'],
  },
} as const satisfies StatementsOf<'side_effects'>
