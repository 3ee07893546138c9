import type { StatementsOf } from '#domain/clinical/counseling/statement.ts'

/** How a medicine is taken, given or put on. */
export const HOW = {
  'how.swallow_tablet': {
    en: '[Swallow the tablet with a glass of clean water.|Give the tablet with clean water. If the child cannot swallow it, ask the health worker before you crush it.]',
    sw: '[Meza kidonge kwa glasi ya maji safi.|Mpe mtoto kidonge kwa maji safi. Kama hawezi kumeza, muulize mhudumu wa afya kabla ya kukiponda.]',
    sources: ['formulary_who_2008'],
  },
  'how.swallow_capsule': {
    en: '[Swallow the capsule whole with a glass of clean water. Do not open or chew it.|Give the capsule whole with clean water. If the child cannot swallow it, ask the health worker before you open it.]',
    sw: '[Meza kapsuli nzima kwa glasi ya maji safi. Usiifungue wala kuitafuna.|Mpe mtoto kapsuli nzima kwa maji safi. Kama hawezi kumeza, muulize mhudumu wa afya kabla ya kuifungua.]',
    sources: ['formulary_who_2008', 'bnf_2023'],
  },
  'how.dissolve_tablet': {
    en: '[Put the tablet in a spoon or small cup of clean water. Wait until it falls apart, then drink all of it.|Put the tablet in a spoon or small cup of clean water. Wait until it falls apart, then give all of it to the child. Rinse the spoon or cup with a little water and give that too.]',
    sw: '[Weka kidonge kwenye kijiko au kikombe kidogo cha maji safi. Subiri kiyeyuke, kisha kunywa yote.|Weka kidonge kwenye kijiko au kikombe kidogo cha maji safi. Subiri kiyeyuke, kisha mpe mtoto yote. Suuza kijiko au kikombe kwa maji kidogo, umpe hayo pia.]',
    sources: ['iccm_2011', 'imci_2014'],
  },
  'how.zinc_tablet': {
    en: 'For a baby, let the tablet dissolve in a spoon of breast milk, ORS or clean water. An older child may chew it.',
    sw: 'Kwa mtoto mchanga, yeyusha kidonge kwenye kijiko cha maziwa ya mama, ORS au maji safi. Mtoto mkubwa anaweza kukitafuna.',
    sources: ['imci_2014', 'iccm_2011'],
  },
  'how.chew_tablet': {
    en: '[Chew the tablet well, or crush it, and swallow it with water.|Crush the tablet for a small child and give it with water. Never force it in: the child can choke.]',
    sw: '[Tafuna kidonge vizuri, au kiponde, umeze kwa maji.|Mpondee mtoto mdogo kidonge, umpe kwa maji. Usimlazimishe kamwe: anaweza kupaliwa.]',
    sources: ['formulary_who_2008', 'ntd_2020'],
  },
  'how.vaginal_tablet': {
    en: 'Wash your hands. Lie on your back and push the tablet gently into the vagina, as deep as you can with a finger. Do not swallow it.',
    sw: 'Nawa mikono. Lala chali na usukume kidonge taratibu ndani ya uke kwa kidole, kadiri unavyoweza. Usikimeze.',
    sources: ['formulary_who_2008', 'sti_2021'],
  },
  'how.measure_liquid': {
    en: 'Shake the bottle first. Measure with the spoon, cup or syringe that comes with it, not with a kitchen spoon.',
    sw: 'Tikisa chupa kwanza. Pima kwa kijiko, kikombe au sirinji iliyokuja nayo, si kijiko cha jikoni.',
    sources: ['formulary_children_2010'],
  },
  'how.ors_mix': {
    en: 'Wash your hands. Pour one whole sachet into half a litre (500 mL) of clean water and stir. Add no sugar, salt, milk or juice.',
    sw: 'Nawa mikono. Mimina pakiti moja nzima kwenye nusu lita (500 mL) ya maji safi na ukoroge. Usiongeze sukari, chumvi, maziwa wala juisi.',
    sources: ['diarrhoea_2005', 'imci_2014'],
  },
  'how.ors_sips': {
    en: '[Drink it often, in small sips. If you vomit, wait 10 minutes, then go on more slowly.|Give it often, in small sips from a cup or spoon. If the child vomits, wait 10 minutes, then go on more slowly.]',
    sw: '[Kunywa mara kwa mara, kidogo kidogo. Ukitapika, subiri dakika 10, kisha endelea polepole.|Mpe mtoto mara kwa mara, kidogo kidogo kwa kikombe au kijiko. Akitapika, subiri dakika 10, kisha endelea polepole.]',
    sources: ['imci_2014'],
  },
  'how.copack_zinc': {
    en: 'The tablets in the packet are zinc: half a tablet under 6 months, 1 tablet from 6 months on. Put it in a spoon of clean water, ORS or breast milk, and give it when it has dissolved.',
    sw: 'Vidonge vilivyo kwenye pakiti ni zinki: nusu kidonge chini ya miezi 6, kidonge 1 kuanzia miezi 6. Weka kwenye kijiko cha maji safi, ORS au maziwa ya mama, na umpe kikiyeyuka.',
    sources: ['imci_2014'],
  },
  'how.paste': {
    en: '[Wash your hands. Eat the paste straight from the packet. Do not cook it or mix it with water.|Wash your hands and the child’s. Let the child eat the paste straight from the packet. Do not cook it or mix it with water.]',
    sw: '[Nawa mikono. Kula chakula hiki moja kwa moja kutoka kwenye pakiti. Usikipike wala kukichanganya na maji.|Nawa mikono yako na ya mtoto. Mwache ale moja kwa moja kutoka kwenye pakiti. Usikipike wala kukichanganya na maji.]',
    sources: ['wasting_2023'],
  },
  'how.suppository': {
    en: '[Wash your hands. Lie on your side and push it gently into the back passage, the pointed end first. Lie still for some minutes. It is not to be swallowed.|Wash your hands. Lay the child on the side and push it gently into the back passage, the pointed end first. Hold the buttocks together for some minutes. It is not to be swallowed.]',
    sw: '[Nawa mikono. Lala kwa ubavu na usukume dawa taratibu kwenye njia ya haja kubwa, ncha iliyochongoka ikitangulia. Tulia dakika chache. Dawa hii haimezwi.|Nawa mikono. Mlaze mtoto kwa ubavu na usukume dawa taratibu kwenye njia ya haja kubwa, ncha iliyochongoka ikitangulia. Bana makalio yake pamoja dakika chache. Dawa hii haimezwi.]',
    sources: ['formulary_children_2010'],
  },
  'how.suppository_again': {
    en: 'If it comes out within 30 minutes, put in another one.',
    sw: 'Ikitoka ndani ya dakika 30, weka nyingine.',
    sources: ['malaria_2023'],
  },
  'how.rectal_gel': {
    en: '[Somebody else gives it to you|Lay the child on the side], during a fit. Put the tip of the tube into the back passage, press slowly until it is empty, take it out still pressed, and hold the buttocks together for some minutes.',
    sw: '[Mtu mwingine anakupa|Mlaze mtoto kwa ubavu], wakati wa degedege. Ingiza ncha ya tyubu kwenye njia ya haja kubwa, minya polepole hadi iishe, itoe ikiwa bado imeminywa, na ubane makalio pamoja dakika chache.',
    sources: ['bnfc_2023'],
  },
  'how.injection_by_health_worker': {
    en: 'A health worker injects it. Do not inject it at home.',
    sw: 'Mhudumu wa afya ndiye anayechoma sindano hii. Usiichome nyumbani.',
    sources: ['formulary_who_2008'],
  },
  'how.drip_by_health_worker': {
    en: 'A health worker gives it as a drip into a vein. It is not for drinking.',
    sw: 'Mhudumu wa afya ndiye anayeitoa kwa dripu kwenye mshipa. Si ya kunywa.',
    sources: ['formulary_who_2008'],
  },
  'how.insulin_inject': {
    en: '[Wash your hands. Roll the bottle gently between your hands until it is evenly cloudy; do not shake it. Draw up only the units written for you, with an insulin syringe. Inject under the skin of the belly or thigh, at a different place each time.|Wash your hands. Roll the bottle gently between your hands until it is evenly cloudy; do not shake it. Draw up only the units written for the child, with an insulin syringe. Inject under the skin of the belly or thigh, at a different place each time.]',
    sw: '[Nawa mikono. Zungusha chupa taratibu kati ya viganja hadi dawa ichanganyike sawasawa; usiitikise. Vuta yuniti ulizoandikiwa tu, kwa sirinji ya insulini. Choma chini ya ngozi ya tumbo au paja, mahali tofauti kila mara.|Nawa mikono. Zungusha chupa taratibu kati ya viganja hadi dawa ichanganyike sawasawa; usiitikise. Vuta yuniti ambazo mtoto ameandikiwa tu, kwa sirinji ya insulini. Choma chini ya ngozi ya tumbo au paja, mahali tofauti kila mara.]',
    sources: ['bnf_2023', 'hearts_d_2020'],
  },
  'how.insulin_shown': {
    en: 'Let the health worker show you how, and do it once while they watch. Put used needles into a hard container with a lid.',
    sw: 'Mhudumu wa afya akuonyeshe, nawe ufanye mara moja akiangalia. Weka sindano zilizotumika kwenye chombo kigumu chenye kifuniko.',
    sources: ['hearts_d_2020'],
  },
  'how.inhaler': {
    en: '[Shake the inhaler and take off its cap. Breathe out. Put it between your lips, press once while you breathe in slowly and deeply, and hold your breath for 10 seconds. Wait 1 minute before a second puff.|Shake the inhaler and take off its cap. Put it into the spacer, and the mask over the child’s mouth and nose, or the mouthpiece between the lips. Press once and let the child breathe in and out 5 times. Wait 1 minute before a second puff.]',
    sw: '[Tikisa inhela na uvue kifuniko. Toa pumzi nje. Iweke kati ya midomo, bonyeza mara moja huku ukivuta pumzi polepole na kwa kina, kisha zuia pumzi kwa sekunde 10. Subiri dakika 1 kabla ya kupuliza tena.|Tikisa inhela na uvue kifuniko. Iweke kwenye spesa, na kinyago kifunike mdomo na pua ya mtoto, au mdomo wa spesa uwe kati ya midomo yake. Bonyeza mara moja na umwache apumue mara 5. Subiri dakika 1 kabla ya kupuliza tena.]',
    sources: ['gina_2023', 'pocketbook_2013'],
  },
  'how.inhaler_rinse': {
    en: '[Rinse your mouth with water and spit it out after the puffs.|Let the child rinse the mouth with water and spit it out after the puffs, or drink a little water.]',
    sw: '[Suuza mdomo kwa maji na uyateme baada ya kupuliza.|Mtoto asuuze mdomo kwa maji na ayateme baada ya kupuliza, au anywe maji kidogo.]',
    sources: ['gina_2023', 'bnf_2023'],
  },
  'how.nebuliser': {
    en: 'A health worker puts it into a machine that makes a mist. [Breathe the mist quietly through the mask until it ends.|Hold the child quietly while the mask is on, until the mist ends.] It is not for drinking.',
    sw: 'Mhudumu wa afya anaiweka kwenye mashine inayotoa mvuke. [Vuta mvuke kwa utulivu kupitia kinyago hadi uishe.|Mshike mtoto atulie akiwa na kinyago, hadi mvuke uishe.] Si ya kunywa.',
    sources: ['pocketbook_2013', 'gina_2023'],
  },
  'how.cream': {
    en: 'Wash your hands and the sick skin, and dry it. Rub in a thin layer. Wash your hands again. Not for the eyes or mouth.',
    sw: 'Nawa mikono na osha ngozi yenye shida, kisha uikaushe. Paka dawa kidogo. Nawa mikono tena. Si ya macho wala mdomo.',
    sources: ['formulary_who_2008'],
  },
  'how.clotrimazole_around': {
    en: 'Put it also on 2 cm of healthy skin around the rash.',
    sw: 'Ipake pia kwenye sentimita 2 za ngozi nzima kuzunguka upele.',
    sources: ['bnf_2023'],
  },
  'how.cord_gel': {
    en: 'Wash your hands. Put the gel on the tip of the cord, around its stump and on the skin at its foot. Put nothing else on the cord. Never into the eyes, ears or mouth.',
    sw: 'Nawa mikono. Paka jeli kwenye ncha ya kitovu, kuzunguka kipande chake na ngozi iliyo chini yake. Usiweke kitu kingine kwenye kitovu. Kamwe si machoni, masikioni wala mdomoni.',
    sources: ['cord_care_2022'],
  },
  'how.scabies_lotion': {
    en: '[Wash and dry your body. Put it on all of your skin from the neck down, also between the fingers, under the nails and on the soles. Keep it off the eyes, mouth and wounds.|Wash and dry the child’s body. Put it on all of the skin from the neck down, also between the fingers, under the nails and on the soles. Keep it off the eyes, mouth and wounds.]',
    sw: '[Oga na ujikaushe. Paka ngozi yote kuanzia shingoni kwenda chini, pia kati ya vidole, chini ya kucha na kwenye nyayo. Isifike machoni, mdomoni wala kwenye vidonda.|Mwogeshe mtoto na umkaushe. Mpake ngozi yote kuanzia shingoni kwenda chini, pia kati ya vidole, chini ya kucha na kwenye nyayo. Isifike machoni, mdomoni wala kwenye vidonda.]',
    sources: ['formulary_who_2008'],
  },
  'how.scabies_others': {
    en: 'Everybody in the house is treated on the same day. Wash clothes and bedding in hot water, or dry them in the sun.',
    sw: 'Wote nyumbani watibiwe siku hiyohiyo. Fua nguo na matandiko kwa maji ya moto, au uyaanike juani.',
    sources: ['skin_ntd_2018', 'formulary_who_2008'],
  },
  'how.antiseptic': {
    en: 'For the skin only, never for drinking. Clean the skin or small wound with clean water, then put a little on it with clean cotton or cloth.',
    sw: 'Ni ya ngozi tu, kamwe si ya kunywa. Safisha ngozi au kidonda kidogo kwa maji safi, kisha paka kidogo kwa pamba au kitambaa safi.',
    sources: ['formulary_who_2008'],
  },
  'how.eye_ointment': {
    en: 'Wash your hands. Wipe the eye clean with a wet cloth. Pull the lower lid down and lay a line of ointment as long as a grain of rice inside it. The tube must not touch the eye. [Close the eye for a minute.|Let the child close the eye for a minute.]',
    sw: 'Nawa mikono. Safisha jicho kwa kitambaa chenye maji. Vuta kope la chini na uweke dawa ya urefu wa punje ya mchele ndani yake. Tyubu isiguse jicho. [Funga jicho kwa dakika moja.|Mtoto afunge jicho kwa dakika moja.]',
    sources: ['imci_2014', 'formulary_who_2008'],
  },
  'how.ear_drops': {
    en: 'Wash your hands. Dry the ear with a wick of clean cloth until the wick comes out dry. [Lie on your side with the ear up|Lay the child on the side with the ear up], drop the medicine in, and stay so for 5 minutes. Not for the eyes.',
    sw: 'Nawa mikono. Kausha sikio kwa utambi wa kitambaa safi hadi utambi utoke ukiwa mkavu. [Lala kwa ubavu, sikio likiwa juu|Mlaze mtoto kwa ubavu, sikio likiwa juu], tia matone, na kaeni hivyo dakika 5. Si ya macho.',
    sources: ['imci_2014', 'bnf_2023'],
  },
  'how.nystatin_drops': {
    en: 'Shake the bottle. Put half of the dose on each side of the mouth with the dropper. [Keep it in the mouth as long as you can before you swallow.|For a baby, spread it in the mouth with a clean finger.]',
    sw: 'Tikisa chupa. Weka nusu ya dozi kila upande wa mdomo kwa kitonesho. [Ikae mdomoni kadiri unavyoweza kabla ya kumeza.|Kwa mtoto mchanga, ipake mdomoni kwa kidole safi.]',
    sources: ['bnfc_2023', 'imci_2014'],
  },
  'how.vitamin_a_squeeze': {
    en: 'A health worker cuts the tip of the capsule and squeezes the drops into the mouth.',
    sw: 'Mhudumu wa afya anakata ncha ya kapsuli na kukamulia matone mdomoni.',
    sources: ['imci_2014'],
  },
  'how.upright_30_minutes': {
    en: '[Take it sitting or standing, with a full glass of water. Do not lie down for 30 minutes after it.|Let the child take it sitting up, with a full glass of water, and not lie down for 30 minutes after it.]',
    sw: '[Imeze ukiwa umekaa au umesimama, kwa glasi nzima ya maji. Usilale kwa dakika 30 baada yake.|Mtoto aimeze akiwa amekaa, kwa glasi nzima ya maji, na asilale kwa dakika 30 baada yake.]',
    sources: ['bnf_2023'],
  },
  'how.praziquantel_bitter': {
    en: 'Do not chew it and keep it no longer than needed in the mouth: it tastes bitter.',
    sw: 'Isitafunwe wala kukaa mdomoni: ni chungu sana.',
    sources: ['bnf_2023'],
  },
  'how.misoprostol_tongue': {
    en: 'A health worker gives it after the baby is born, and says whether the tablets are swallowed or kept under the tongue.',
    sw: 'Mhudumu wa afya anaitoa mtoto akishazaliwa, na anasema kama vidonge vinamezwa au vinawekwa chini ya ulimi.',
    sources: ['mcpc_2017'],
  },
  'how.aspirin_water': {
    en: 'Put the tablet in a little water, or swallow it with water.',
    sw: 'Weka kidonge kwenye maji kidogo, au kimeze kwa maji.',
    sources: ['bnf_2023'],
  },
} as const satisfies StatementsOf<'how'>
