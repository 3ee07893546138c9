import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LG_WARNING = {
  'warning.pregnant_ask':
    "Oli lubuto: eddagala lino liyinza okukosa omwana. Tolikozesa ng'omusawo amanyi nti oli lubuto tannagamba nti olyetaaga.",
  'warning.pregnant_tell': 'Oli lubuto: kakasa nti omusawo akuwa eddagala lino akimanyi.',
  'warning.breastfeeding_ask':
    'Oyonsa: buuza omusawo ku ddagala lino nga tonnalikozesa. Tosalawo wekka kulekera awo kuyonsa.',
  'warning.not_in_pregnancy':
    "Liyinza okukosa omwana ali mu lubuto. Bw'oba ng'oyinza okuba olubuto, oba ng'oyagala okufuna olubuto, kyogere nga tonnalikozesa. Bw'ofuna olubuto, jjangu amangu ago.",
  'warning.pregnancy_plan_epilepsy':
    "Bw'oba ng'oyagala okufuna olubuto, oba ng'oli lubuto, sooka ojje tukyogereko. Tosalawo wekka kulekera awo ddagala.",
  'warning.contraceptive_weak':
    "Empeke eziziyiza okufuna olubuto ne implant ey'omu mukono tebikukuuma ng'omira eddagala lino. Kozesa kondomu, era buuza ku ngeri endala.",
  'warning.penicillin_allergy':
    "Tolikozesa singa [wali ofunyeeko|omwana yali afunyeeko] obutulututtu, okuzimba oba obuzibu mu kussa oluvannyuma lw'okukozesa penicillin nga amoxicillin. Tegeeza omusawo kati.",
  'warning.sulfa_allergy':
    "Tolikozesa singa [wali ofunyeeko|omwana yali afunyeeko] obutulututtu oluvannyuma lw'okukozesa co-trimoxazole (Septrin), Fansidar oba eddagala eddala erya sulfa. Tegeeza omusawo kati.",
  'warning.paracetamol_limit':
    'Okusukka obungi obwawandiikibwa kukosa ekibumba era kuyinza okutta. [Tokozesa|Towa mwana] ddagala ddala eririmu paracetamol (Panadol, eddagala lingi erya ssenyiga) mu kiseera kye kimu.',
  'warning.paracetamol_8_tablets':
    "Tosukkanga mpeke 8 eza 500 mg mu lunaku, emisana n'ekiro. Bw'oba ng'ozitowa kilo ezitawera 50, tosukkanga 4.",
  'warning.nsaid_not_with':
    "Si lya muntu alina amabwa mu lubuto (alusa), obulwadde bw'ensigo oba bw'omutima, asima empeke z'obulumi gwe zongera, oba dengue. Toligattako ddagala ddala lya bulumi nga diclofenac oba aspirin.",
  'warning.nsaid_dehydrated':
    "[Tolikozesa nga tosobola kunywa, ng'osesema oba ng'oddukana nnyo|Toliwa mwana nga tasobola kunywa, ng'asesema oba ng'addukana nnyo]: likosa ensigo.",
  'warning.aspirin_child': "Si lya baana abalina omusujja: liyinza okukosa obwongo n'ekibumba.",
  'warning.aspirin_daily':
    'Tosalawo wekka kulekera awo aspirin owa buli lunaku. Nga tebannakulongoosa oba nga tebannakukuula linnyo, yogera nti omumira.',
  'warning.drive_sleepy':
    'Tovuga ggaali, pikipiki wadde mmotoka, tolinnya waggulu, era tokozesa bintu byogi, mu kiseera nga likuleetedde otulo oba kantoolooze.',
  'warning.other_medicines':
    "Likyusa enkola y'eddagala eddala lingi. Tegeeza buli musawo nti [olimira|omwana alimira], era tokozesa ddagala ddala ppya wadde ery'ekinnansi nga tobuuzizza.",
  'warning.tb_spread': "Mubikke ku kamwa nga mukolola, era muggule amadirisa. Abantu b'omu nnyumba nabo bakeberebwe.",
  'warning.partner_treated':
    "Bwe liba nga lyaweereddwa lwa bulwadde bwa mu bitundu by'ekyama, munno gwe weegatta naye naye yeetaaga okujjanjabibwa. Temwegatta, oba mwegatte na kondomu yokka, okutuusa mwembi lwe munaamala eddagala ne muwona.",
  'warning.hiv_protect_others':
    'Empeke tozigabana na muntu mulala, era tozikyusa nga tobuuzizza. Weeyongere okukozesa kondomu.',
  'warning.hiv_hepatitis_b': "Okulirekera awo embagirawo kuyinza okuleetera hepatitis B okubalukawo n'amaanyi.",
  'warning.metformin_scan':
    '[Nga tebannakulongoosa, oba nga tebannakukuba|Omwana nga tebannamulongoosa, oba nga tebannamukuba] scan ekozesa eddagala eriteekebwa mu musuwa (dye), yogera nti [olimira|alimira] eddagala lino.',
  'warning.carry_sugar':
    "Bulijjo beera ne sukaali oba switi kumpi, era abantu b'omu nnyumba bamanye obubonero bwa sukaali okukka.",
  'warning.insulin_needles':
    "Togabana mpiso wadde syringe na muntu yenna. Kozesa syringe ya insulin yokka etuukana n'eccupa (units 100 mu 1 mL).",
  'warning.nsaid_with_this':
    "Weewale okukozesa nalyo empeke z'obulumi nga ibuprofen ne diclofenac. Saba ekika ekirala.",
  'warning.overdose_heart':
    "Empeke zino bwe zimirwa nga nnyingi nnyo ziyinza okutta. Teeka ntono zokka mu nnyumba, era omuntu gwe weesiga y'aba azikuuma.",
  'warning.inhaler_spare':
    "Inhaler togireka kuggwaawo. [Tambula nayo, era weewale omukka gw'omuliro n'ogwa sigala.|Bulijjo ebeere kumpi n'omwana, era omwana mukuume wala n'omukka gw'omuliro n'ogwa sigala.]",
  'warning.steroid_vaccine': 'Tegeeza buli musawo ku ddagala lino, ne nga tannaba kugema.',
  'warning.skin_steroid':
    'Tolisiiga mu maaso, ku biwundu ebitannawona, ku scabies wadde ku biguuna (ringworm), era tolikozesanga kweyerusa lususu.',
  'warning.latex': "Liyinza okwonoona kondomu ne diaphragm: biyinza obutakukuuma ng'okozesa eddagala lino.",
  'warning.vaginal_pregnant': "Ng'oli lubuto, liyingize n'olugalo oluyonjo, so si na applicator.",
  'warning.iodine':
    "Si lya baana bawere, si lya biwundu binene wadde awayidde, era si lya muntu alina obulwadde bwa thyroid (obw'omu bulago), okuggyako ng'omusawo y'agambye.",
  'warning.scabies_child':
    "Ku baana, ne ku muntu ali lubuto, omusawo y'agamba bwe litabulwa n'amazzi n'ekiseera kye limala ku mubiri: lyokya, era lya bulabe bwe limirwa.",
  'warning.zinc_ors_too': 'Zinc yekka tajjanjaba kiddukano: amazzi ga ORS nago geetaagibwa.',
  'warning.ors_amount': "ORS atabuddwa n'amazzi amatono ennyo oba amangi ennyo wa bulabe. Pima amazzi.",
  'warning.vitamin_a':
    "Tewali mpeke ndala za vitamin A okumala emyezi 6, okuggyako ng'omusawo y'aziwadde. Laga kaadi y'omwana ey'ebyobulamu.",
  'warning.vitamin_a_women':
    "Abakyala abali embuto oba abayinza okuba nga bali mbuto tebalina kumira lino ery'amaanyi bwe gati: likosa omwana ali mu lubuto.",
  'warning.rutf_peanut':
    'Emmere eno [yiyo wekka|ya mwana ono yekka]: ddagala, si mmere ya kugabana. Tegeeza omusawo singa ebinyeebwa oba amata [bikuyisa|bimuyisa] bubi (allergy).',
  'warning.chlorhexidine_eye':
    "Bwe liyingira mu liiso liyinza okuleeta obuzibe bw'amaaso. Lifaanana eddagala erisiigibwa mu liiso: byawule.",
  'warning.emergency_pill':
    "Empeke eno teggyamu lubuto era teziyiza kufuna kawuka ka siriimu. Si ya kukozesa bulijjo: buuza ku ngeri endala gy'osobola okwesiga.",
  'warning.emergency_pill_weaker':
    "Eddagala ly'akafuba, ery'okwesika, n'erimu ku ery'akawuka ka siriimu, limalamu empeke eno amaanyi. Yogera bw'oba ng'omira limu ku lyo.",
  'warning.no_hiv_protection': "Teriziyiza kawuka ka siriimu wadde ndwadde ndala: kondomu y'ebiziyiza.",
  'warning.uterus_before_birth':
    "Ng'omwana tannazaalibwa, liyinza okuyuza nnabaana ne litta maama n'omwana. Tolikozesanga waka okuleeta ebisa wadde okuggyamu olubuto.",
  'warning.loa_loa':
    'Singa [wali obaddeko|omwana yali abaddeko] mu bibira bya Central Africa, oba singa mu liiso mwali mulabiseeko ekiwuka nga kyewalula, sooka okyogere.',
  'warning.praziquantel_eye':
    "Sooka oyogere singa [wali ofunyeeko|omwana yali afunyeeko] okwesika oba obuzimba wansi w'olususu: ebiwuka bya tapeworm biyinza okuba mu bwongo oba mu liiso.",
  'warning.ear_hole': 'Toteeka kirala kyonna mu kutu: si mafuta, si buti, si mazzi.',
  'warning.dt_no_other_antimalarial':
    "Tokozesa ddagala ddala lya musujja gwa nsiri mu kiseera kye kimu. Mwebake mu katimba k'ensiri akalimu eddagala.",
  'warning.not_at_home': 'Likozesebwa basawo bokka. Toligula era tolikuumira waka.',
  'warning.adrenaline_trigger':
    'Ekyaleeta obuzibu buno (emmere, okulumwa ekiwuka, eddagala) kyewalibwe, era tegeeza buli musawo ku kyo.',
  'warning.malaria_with_folic':
    "Sooka obuuze nga folic acid ow'amaanyi bwe gati tannakozesebwa wamu ne SP (Fansidar): amalamu SP amaanyi.",
} as const satisfies WordsOfKind<'warning'>
