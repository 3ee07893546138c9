import type { EYE_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/eye-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const EYE_2_CONDITIONS_EN: Record<keyof typeof EYE_2_CONDITIONS, ConditionText> = {
  diabetic_retinopathy: {
    name: 'Diabetic eye disease (retinopathy)',
    aliases: ['diabetic retinopathy', 'diabetic macular oedema', 'diabetic maculopathy', 'proliferative diabetic retinopathy', 'hypertensive retinopathy', 'diabetic eye disease'],
    about: 'Diabetes harms the vessels of the retina, often before it is noticed.',
  },
  macular_degeneration: {
    name: 'Macular degeneration',
    aliases: ['age-related macular degeneration', 'AMD', 'ARMD', 'wet macular degeneration', 'dry macular degeneration', 'drusen'],
    about: 'The centre of the sight is slowly lost in old age.',
  },
  optic_neuritis: {
    name: 'Optic neuritis',
    aliases: ['retrobulbar neuritis', 'optic neuropathy', 'ethambutol optic neuropathy', 'toxic optic neuropathy', 'nutritional optic neuropathy', 'neuromyelitis optica'],
    about: 'An inflamed optic nerve: sight fades within days with pain on moving the eye.',
  },
  orbital_cellulitis: {
    name: 'Orbital cellulitis',
    aliases: ['postseptal cellulitis', 'orbital abscess', 'subperiosteal abscess', 'cavernous sinus thrombosis', 'infection behind the eye'],
    about: 'An infection behind the eye: it bulges, hurts to move and may lose its sight.',
  },
  periorbital_cellulitis: {
    name: 'Infection of the eyelid (periorbital cellulitis)',
    aliases: ['periorbital cellulitis', 'preseptal cellulitis', 'eyelid cellulitis', 'eyelid abscess'],
    about: 'The eyelid is hot, red and swollen; the eye itself sees and moves well.',
  },
  stye: {
    name: 'Stye (hordeolum)',
    aliases: ['stye', 'hordeolum', 'external hordeolum', 'internal hordeolum', 'eyelid boil'],
    about: 'A small painful boil at the edge of the lid.',
  },
  chalazion: {
    name: 'Chalazion',
    aliases: ['meibomian cyst', 'eyelid cyst', 'painless eyelid lump', 'tarsal cyst'],
    about: 'A painless lump in the eyelid from a blocked gland.',
  },
  blepharitis: {
    name: 'Blepharitis',
    aliases: ['eyelid inflammation', 'meibomian gland dysfunction', 'eyelid dandruff', 'seborrhoeic blepharitis'],
    about: 'Red, scaly, itching edges of the lids.',
  },
  dry_eye: {
    name: 'Dry eye',
    aliases: ['dry eye disease', 'keratoconjunctivitis sicca', 'Sjogren syndrome of the eye', 'sicca syndrome', 'computer eye strain'],
    about: 'Too few or poor tears: burning, gritty eyes.',
  },
  pterygium: {
    name: 'Pterygium',
    aliases: ['pinguecula', 'flesh on the eye', 'surfer\'s eye', 'ocular surface squamous neoplasia', 'conjunctival squamous carcinoma'],
    about: 'Flesh grows from the white over the clear front of the eye, from sun and dust.',
  },
  xerophthalmia: {
    name: 'Vitamin A deficiency of the eye (xerophthalmia)',
    aliases: ['xerophthalmia', 'vitamin A deficiency', 'night blindness', 'keratomalacia', 'nyctalopia', 'Bitot spots', 'conjunctival xerosis'],
    about: 'Too little vitamin A: night blindness, foamy spots and at last a melting cornea.',
  },
  retinoblastoma: {
    name: 'Retinoblastoma',
    aliases: ['cancer of the eye in children', 'white pupil (leukocoria)', 'leucocoria', 'eye tumour'],
    about: 'An eye cancer of small children with a white pupil.',
  },
  congenital_cataract_glaucoma: {
    name: 'Cataract or glaucoma of a baby',
    aliases: ['congenital cataract', 'congenital glaucoma', 'buphthalmos', 'infantile glaucoma', 'childhood cataract', 'congenital rubella eye', 'retinopathy of prematurity'],
    about: 'A baby\'s eye with a white pupil, or large, hazy and watering.',
  },
  squint_amblyopia: {
    name: 'Squint or lazy eye',
    aliases: ['strabismus', 'squint', 'amblyopia', 'lazy eye', 'esotropia', 'exotropia', 'crossed eyes', 'concomitant strabismus'],
    about: 'The eyes do not look the same way; the weaker one may lose its sight if not treated in childhood.',
  },
  dacryocystitis: {
    name: 'Infected or blocked tear duct (dacryocystitis)',
    aliases: ['dacryocystitis', 'nasolacrimal duct obstruction', 'blocked tear duct', 'dacryostenosis', 'tear sac infection', 'watering eye of infant'],
    about: 'A blocked tear duct that waters, sticks and may become infected at the corner of the nose.',
  },
  subconjunctival_haemorrhage: {
    name: 'Blood on the white of the eye',
    aliases: ['subconjunctival haemorrhage', 'subconjunctival hemorrhage', 'burst blood vessel in eye', 'eye bleed'],
    about: 'A bright red patch on the white of the eye that looks worse than it is.',
  },
  eye_trauma_hyphaema: {
    name: 'Injury of the eye (hyphaema, open globe)',
    aliases: ['hyphaema', 'hyphema', 'eye injury', 'ruptured globe', 'open globe injury', 'penetrating eye injury', 'blunt eye trauma', 'blowout fracture', 'intraocular foreign body', 'traumatic iritis'],
    about: 'A blow to or wound of the eye, with blood inside or a pierced globe.',
  },
  chemical_eye_burn: {
    name: 'Chemical in the eye',
    aliases: ['chemical eye burn', 'chemical burn of the eye', 'alkali burn', 'lime burn of the eye', 'acid in eye', 'spitting cobra venom ophthalmia', 'venom in eye'],
    about: 'Acid, lime, cement, pesticide or cobra venom in the eye: wash with much clean water at once.',
  },
  scleritis: {
    name: 'Scleritis',
    aliases: ['episcleritis', 'necrotising scleritis', 'nodular scleritis'],
    about: 'Deep inflammation of the white of the eye with boring pain.',
  },
  endophthalmitis: {
    name: 'Infection inside the eye (endophthalmitis)',
    aliases: ['endophthalmitis', 'panophthalmitis', 'postoperative endophthalmitis'],
    about: 'Pus inside the eye after an operation or injury; the eye may be lost within a day.',
  },
  retinitis_pigmentosa: {
    name: 'Retinitis pigmentosa',
    aliases: ['inherited retinal disease', 'hereditary night blindness', 'Usher syndrome', 'retinal dystrophy'],
    about: 'An inherited disease: night blindness, then loss of the side vision.',
  },
}
