import type { EYE_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/eye-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const EYE_1_CONDITIONS_EN: Record<keyof typeof EYE_1_CONDITIONS, ConditionText> = {
  conjunctivitis_bacterial: {
    name: 'Bacterial conjunctivitis',
    aliases: ['pink eye', 'conjunctivitis', 'purulent conjunctivitis', 'acute bacterial conjunctivitis', 'red eye with pus', 'gonococcal conjunctivitis', 'infectious conjunctivitis'],
    about: 'Red eye with pus that glues the lids in the morning.',
  },
  conjunctivitis_viral: {
    name: 'Viral conjunctivitis',
    aliases: ['pink eye', 'epidemic keratoconjunctivitis', 'adenoviral conjunctivitis', 'conjunctivitis', 'red eyes', 'haemorrhagic conjunctivitis', 'red eye epidemic', 'Apollo'],
    about: 'Catching red, watery eyes from a virus, often with a cold.',
  },
  conjunctivitis_allergic: {
    name: 'Allergic conjunctivitis',
    aliases: ['vernal keratoconjunctivitis', 'VKC', 'eye allergy', 'hay fever of the eyes', 'seasonal allergic conjunctivitis', 'atopic keratoconjunctivitis'],
    about: 'Itching, red, watering eyes from allergy.',
  },
  trachoma: {
    name: 'Trachoma',
    aliases: ['trachomatous trichiasis', 'trichiasis', 'entropion', 'Chlamydia trachomatis of the eye', 'granular conjunctivitis', 'follicular trachoma'],
    about: 'An infection of the eyes that scars the lids, turns the lashes in and can blind.',
  },
  keratitis_corneal_ulcer: {
    name: 'Corneal ulcer',
    aliases: ['keratitis', 'bacterial keratitis', 'fungal keratitis', 'herpes simplex keratitis', 'dendritic ulcer', 'contact lens keratitis', 'infectious keratitis', 'herpes zoster ophthalmicus', 'exposure keratitis', 'Acanthamoeba keratitis'],
    about: 'An infected sore of the clear front of the eye: it can blind within days.',
  },
  corneal_abrasion_foreign_body: {
    name: 'Scratch or dust in the eye',
    aliases: ['corneal abrasion', 'corneal foreign body', 'foreign body in the eye', 'scratched eye', 'conjunctival foreign body', 'welder\'s flash', 'photokeratitis', 'arc eye'],
    about: 'Something in the eye, or a scratch of its clear front.',
  },
  acute_angle_closure_glaucoma: {
    name: 'Acute glaucoma (angle closure)',
    aliases: ['acute angle-closure glaucoma', 'narrow-angle glaucoma', 'acute glaucoma', 'angle closure crisis', 'closed-angle glaucoma'],
    about: 'The pressure in the eye rises suddenly: pain, halos, vomiting and loss of sight.',
  },
  open_angle_glaucoma: {
    name: 'Glaucoma (open angle)',
    aliases: ['open-angle glaucoma', 'primary open-angle glaucoma', 'chronic glaucoma', 'POAG', 'tunnel vision', 'raised eye pressure', 'ocular hypertension'],
    about: 'The sight is slowly lost from the sides because of pressure in the eye.',
  },
  uveitis: {
    name: 'Uveitis',
    aliases: ['iritis', 'iridocyclitis', 'anterior uveitis', 'posterior uveitis', 'panuveitis', 'ocular toxoplasmosis', 'chorioretinitis', 'CMV retinitis', 'Behcet uveitis', 'retinitis'],
    about: 'Inflammation inside the eye with pain, glare and blurred sight.',
  },
  cataract: {
    name: 'Cataract',
    aliases: ['cataracts', 'age-related cataract', 'senile cataract', 'lens opacity', 'traumatic cataract', 'cloudy lens', 'nuclear sclerosis'],
    about: 'The lens of the eye becomes cloudy; an operation gives the sight back.',
  },
  refractive_error: {
    name: 'Needs glasses (refractive error)',
    aliases: ['refractive error', 'myopia', 'short-sightedness', 'nearsightedness', 'hyperopia', 'long-sightedness', 'farsightedness', 'astigmatism', 'eye strain', 'asthenopia'],
    about: 'The eye does not focus; glasses help.',
  },
  presbyopia: {
    name: 'Reading glasses needed (presbyopia)',
    aliases: ['presbyopia', 'age-related loss of near vision', 'cannot read close', 'need for reading glasses'],
    about: 'From about forty years the eye can no longer focus near.',
  },
  retinal_detachment: {
    name: 'Retinal detachment',
    aliases: ['detached retina', 'retinal tear', 'rhegmatogenous retinal detachment', 'posterior vitreous detachment', 'tractional retinal detachment'],
    about: 'The retina comes off: flashes, floaters and a curtain over the sight.',
  },
  vitreous_haemorrhage: {
    name: 'Bleeding inside the eye (vitreous haemorrhage)',
    aliases: ['vitreous hemorrhage', 'vitreous haemorrhage', 'intraocular bleeding', 'proliferative diabetic retinopathy with bleeding'],
    about: 'Blood in the jelly of the eye: dark strands, then loss of sight without pain.',
  },
  retinal_artery_vein_occlusion: {
    name: 'Blocked blood vessel of the retina',
    aliases: ['central retinal artery occlusion', 'CRAO', 'central retinal vein occlusion', 'CRVO', 'branch retinal vein occlusion', 'eye stroke', 'amaurosis fugax', 'ischaemic optic neuropathy'],
    about: 'The blood supply of the retina is cut off: sudden painless loss of sight of one eye.',
  },
}
