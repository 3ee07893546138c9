import type { Guides } from '#web/features/medical/resources/guides/guide.ts'

export const CANCER: Guides = {
  cancer_cervical: {
    what: 'Cervical cancer grows at the neck of the womb. A virus that is passed on by sex (HPV) causes nearly all of it. It grows slowly: a test finds early changes, and treating them prevents the cancer.',
    signs: [
      'Bleeding between periods, after sex, or after the change of life',
      'Watery or smelling discharge',
      'Pain during sex, or low in the belly or back',
      'Early changes give no signs',
    ],
    danger: [
      'Heavy bleeding that does not stop',
      'Very pale, faint or breathless',
      'No urine, or a swollen leg',
      'Strong pain, or fever with discharge',
      'Any bleeding in pregnancy',
    ],
    doNow: [
      'Go to a clinic soon with any unusual bleeding. Do not wait for pain.',
      'Note when it bleeds.',
      'Put no herbs or washes into the vagina.',
    ],
    care: [
      'Screening takes a sample (HPV test), or looks at the neck of the womb with vinegar. It takes minutes.',
      'Early changes are frozen or burnt off, often the same day.',
      'Cancer is confirmed with a small piece of tissue. Operation, radiation and medicines treat it.',
      'Pain can always be treated.',
    ],
    prevention: [
      'HPV vaccine for girls, from 9 to 14 years.',
      'Screening from 30 years on; with HIV from 25 years and more often.',
      'Condoms lower the risk. No tobacco.',
    ],
    questions: [
      'When was my last screening, and when is the next?',
      'What did the test show?',
      'Can my daughter get the vaccine?',
      'Where is treatment offered, and what does it cost?',
    ],
  },
  cancer_breast: {
    what: 'Breast cancer begins in the breast. Found early, it can often be cured. Most lumps are not cancer, but each new lump has to be looked at. Men can get it too.',
    signs: [
      'A lump in the breast or armpit, mostly without pain',
      'A change of shape or size on one side',
      'Skin that is drawn in, thick, or like the peel of an orange',
      'A nipple that turns in, or discharge of blood',
      'A sore that does not heal',
    ],
    danger: [
      'A breast that is red, hot and swollen, with fever',
      'An open wound that bleeds',
      'With known cancer: new back pain with weak legs, short breath, confusion or fits',
      'On cancer treatment: any fever',
    ],
    doNow: [
      'Go to a clinic within days when you find a change. Do not wait for pain.',
      'Know how your breasts look and feel.',
      'While breastfeeding: go if a lump stays after feeding.',
      'Herbs do not cure it, and time is lost.',
    ],
    care: [
      'The health worker feels both breasts and armpits.',
      'An ultrasound or an X-ray of the breast follows, then a small piece is taken with a needle.',
      'Operation, medicines and radiation treat it. Often the breast can be kept.',
      'Finishing the treatment matters.',
    ],
    prevention: [
      'Breastfeed if you can.',
      'Move, keep a healthy weight, little alcohol, no tobacco.',
      'Tell the clinic if mother or sister had it.',
      'Go to screening where it is offered.',
    ],
    questions: [
      'Do I need a test of the lump, and how soon?',
      'What kind is it, and how far has it gone?',
      'Which treatments are there for me?',
      'Who can help with the costs and the journey?',
    ],
  },
  cancer_prostate: {
    what: 'The prostate is a gland of men, below the bladder. With age it often grows without cancer. Prostate cancer mostly comes after 50 years, and grows slowly. It can be treated, above all early.',
    signs: [
      'A weak stream, a slow start, dribbling',
      'Passing urine often, above all at night',
      'Blood in urine or semen',
      'Pain in back, hips or legs that does not go away',
      'Early cancer gives no signs',
    ],
    danger: [
      'Cannot pass urine at all',
      'Weak or numb legs, or no control of urine or stool',
      'Fever and shivering with burning urine',
      'Much blood or clots in the urine',
      'Sudden strong bone pain, or a bone that breaks easily',
    ],
    doNow: [
      'Go to a clinic with these signs. They are no shame, and mostly not cancer.',
      'Drink less in the evening; less alcohol and coffee.',
      'Ask before you take cold tablets: some block the urine.',
    ],
    care: [
      'The health worker feels the prostate with a finger. It is short.',
      'A blood test (PSA) may follow. A high value is not always cancer.',
      'Only a small piece of tissue proves it.',
      'Some cancers are watched only. Others are treated by operation, radiation, or medicines that block hormones.',
    ],
    prevention: [
      'Movement, a healthy weight, vegetables, no tobacco.',
      'If father or brother had it: ask for tests earlier.',
      'Talk with a health worker about good and bad sides of a PSA test.',
    ],
    questions: [
      'Is it growth without cancer?',
      'Do I need a PSA test, and what follows from it?',
      'Does this treatment change sex or holding urine?',
      'How often am I checked?',
    ],
  },
}
