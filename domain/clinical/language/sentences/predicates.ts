import type { Sentence } from '#domain/clinical/language/sentences/sentence.ts'

/** What is said of a thing by a verb, or right behind it in notes, where phrases have it before the thing. */
export const PREDICATE_SENTENCES: readonly Sentence[] = [
  ['My stool is bloody', { present: ['blood_in_stool'] }],
  ['my stool has been extremely bloody', { present: ['blood_in_stool'] }],
  ['stool was not bloody', { absent: ['blood_in_stool'] }],
  ['My eyes have become extremely yellow', { present: ['jaundice'] }],
  ['her eyes and skin are yellow', { present: ['jaundice'] }],
  ['the eyes and the skin are already yellow', { present: ['jaundice'] }],
  ['the veins on my legs are very noticeable', { present: ['varicose_veins'] }],
  ['My fever is high', { present: ['high_fever'] }],
  ['the stream has been weak for a year', { present: ['weak_urine_stream'] }],
  ['my neck has become very stiff', { present: ['neck_stiffness'] }],
  ['his neck is not stiff', { absent: ['neck_stiffness'] }],
  ['the pain is in my chest', { present: ['chest_pain'] }],
  ['the wound is on the head', { present: ['head_injury'] }],
  ['skin yellow, not sucking', { present: ['jaundice'] }],
  ['nails bluish', { present: ['peripheral_cyanosis'] }],
  ['motions watery 8x since yesterday', { present: ['watery_diarrhoea'] }],
  // What stands there as it is written comes first
  ['my head has been banging since morning', { present: ['headache'], not: ['head_injury', 'injury'] }],
  ['a dog bit him, the wound is not deep', { present: ['wound'] }],
  ['there has been vaginal bleeding, the bleeding has not been painful', { present: ['vaginal_bleeding'] }],
  // What is no thing that the verb speaks of
  ['vomiting and my stool is black', { present: ['black_tarry_stool'], not: ['vomiting_blood'] }],
  ['I am cold when others are hot', { not: ['fever'] }],
  ['sores round the nose', { not: ['ring_shaped_rash'] }],
  ['the last fit was 5 months back', { not: ['repeated_convulsions'] }],
  ['it took me 5 days hot and cold', { not: ['heat_exertion'] }],
  // A stretch of time up to now is not in the past
  ['In the past week she has had convulsions and fever', { present: ['convulsions', 'fever'] }],
  ['in the past 2 days he vomited everything', { present: ['vomits_everything'] }],
  ['In the past I had fits', { not: ['convulsions'] }],
  // Worried about what is there
  ['I am worried about my cough', { present: ['cough'] }],
  ['worried about HIV', { not: ['known_hiv'] }],
  // Words that mean something else
  ['I stand for long periods of time', { not: ['prolonged_periods', 'vaginal_bleeding'] }],
  ['I have been scratching myself nonstop', { not: ['self_harm'] }],
  ['the itching is so bad I cannot sleep all night', { not: ['drowsiness', 'reduced_consciousness'] }],
  ['it does not look like the normal colour of my skin', { not: ['poor_social_contact'] }],
  ['no urine since morning', { present: ['anuria'] }],
  ['no urine and vomiting', { present: ['anuria', 'vomiting'] }],
  ['no urine problems', { not: ['anuria'] }],
  ['no urinary frequency or burning', { not: ['anuria'] }],
  ['no urine or stool changes', { not: ['anuria'] }],
  ['she thinks it was food poisoning', { not: ['poison_swallowed', 'delusions'] }],
  ['did not follow what the doctor advised', { not: ['confusion'] }],
  ['the baby slid off the bed', { not: ['loss_of_consciousness'] }],
  ['it is hard to gain weight', { not: ['weight_gain'] }],
  ['he bought a rope for hanging', { not: ['cord_prolapse'] }],
  ['the malaria test had two lines', { present: ['malaria_test_positive'], not: ['pregnancy_test_positive'] }],
]
