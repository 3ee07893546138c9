
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AdvanceReferralResult": [
      "InvalidInput",
      "NotFound",
      "Referral"
    ],
    "BookAppointmentResult": [
      "Appointment",
      "InvalidInput"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged",
      "TooManyAttempts"
    ],
    "CloseAppointmentResult": [
      "Appointment",
      "InvalidInput",
      "NotFound"
    ],
    "CloseTaskResult": [
      "InvalidInput",
      "NotFound",
      "Task"
    ],
    "CreateReferralResult": [
      "InvalidInput",
      "Referral"
    ],
    "DecidePatientMergeResult": [
      "InvalidInput",
      "NotFound",
      "PatientMerge"
    ],
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "EndEnrolmentResult": [
      "Enrolment",
      "InvalidInput",
      "NotFound"
    ],
    "EndSessionResult": [
      "EndedSession",
      "InvalidInput",
      "NotFound"
    ],
    "EnrolPatientResult": [
      "Enrolment",
      "InvalidInput"
    ],
    "Error": [
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "TooManyAttempts"
    ],
    "ProposePatientMergeResult": [
      "InvalidInput",
      "PatientMerge"
    ],
    "RecordEmergencyCallResult": [
      "InvalidInput",
      "RecordedEmergencyCall"
    ],
    "RegisterPatientResult": [
      "InvalidInput",
      "Patient"
    ],
    "RequestPrescriptionResult": [
      "InvalidInput",
      "Prescription"
    ],
    "ReviewVisitResult": [
      "InvalidInput",
      "NotFound",
      "Visit"
    ],
    "SignInResult": [
      "InvalidCredentials",
      "InvalidInput",
      "SignedIn",
      "TooManyAttempts"
    ],
    "SignUpResult": [
      "EmailTaken",
      "InvalidInput",
      "SignedIn",
      "TooManyAttempts"
    ],
    "SubmitMedicalAssessmentResult": [
      "InvalidInput",
      "SubmittedMedicalAssessment"
    ],
    "SubmitNutritionAssessmentResult": [
      "InvalidInput",
      "NutritionPlan"
    ],
    "SubmitVisitResult": [
      "InvalidInput",
      "SubmittedVisit"
    ],
    "TakeRoleAwayResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "UndoPatientMergeResult": [
      "InvalidInput",
      "NotFound",
      "PatientMerge"
    ],
    "UpdatePatientResult": [
      "InvalidInput",
      "NotFound",
      "Patient"
    ],
    "UpdateProfileResult": [
      "Account",
      "InvalidInput"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AdvanceReferralResult": [
      "InvalidInput",
      "NotFound",
      "Referral"
    ],
    "BookAppointmentResult": [
      "Appointment",
      "InvalidInput"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged",
      "TooManyAttempts"
    ],
    "CloseAppointmentResult": [
      "Appointment",
      "InvalidInput",
      "NotFound"
    ],
    "CloseTaskResult": [
      "InvalidInput",
      "NotFound",
      "Task"
    ],
    "CreateReferralResult": [
      "InvalidInput",
      "Referral"
    ],
    "DecidePatientMergeResult": [
      "InvalidInput",
      "NotFound",
      "PatientMerge"
    ],
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "EndEnrolmentResult": [
      "Enrolment",
      "InvalidInput",
      "NotFound"
    ],
    "EndSessionResult": [
      "EndedSession",
      "InvalidInput",
      "NotFound"
    ],
    "EnrolPatientResult": [
      "Enrolment",
      "InvalidInput"
    ],
    "Error": [
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "TooManyAttempts"
    ],
    "ProposePatientMergeResult": [
      "InvalidInput",
      "PatientMerge"
    ],
    "RecordEmergencyCallResult": [
      "InvalidInput",
      "RecordedEmergencyCall"
    ],
    "RegisterPatientResult": [
      "InvalidInput",
      "Patient"
    ],
    "RequestPrescriptionResult": [
      "InvalidInput",
      "Prescription"
    ],
    "ReviewVisitResult": [
      "InvalidInput",
      "NotFound",
      "Visit"
    ],
    "SignInResult": [
      "InvalidCredentials",
      "InvalidInput",
      "SignedIn",
      "TooManyAttempts"
    ],
    "SignUpResult": [
      "EmailTaken",
      "InvalidInput",
      "SignedIn",
      "TooManyAttempts"
    ],
    "SubmitMedicalAssessmentResult": [
      "InvalidInput",
      "SubmittedMedicalAssessment"
    ],
    "SubmitNutritionAssessmentResult": [
      "InvalidInput",
      "NutritionPlan"
    ],
    "SubmitVisitResult": [
      "InvalidInput",
      "SubmittedVisit"
    ],
    "TakeRoleAwayResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "UndoPatientMergeResult": [
      "InvalidInput",
      "NotFound",
      "PatientMerge"
    ],
    "UpdatePatientResult": [
      "InvalidInput",
      "NotFound",
      "Patient"
    ],
    "UpdateProfileResult": [
      "Account",
      "InvalidInput"
    ]
  }
};
      export default result;
    