
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AdvanceReferralResult": [
      "InvalidInput",
      "NotFound",
      "Referral"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged",
      "TooManyAttempts"
    ],
    "CreateReferralResult": [
      "InvalidInput",
      "Referral"
    ],
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "EndSessionResult": [
      "EndedSession",
      "InvalidInput",
      "NotFound"
    ],
    "Error": [
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "TooManyAttempts"
    ],
    "RecordEmergencyCallResult": [
      "InvalidInput",
      "RecordedEmergencyCall"
    ],
    "RequestPrescriptionResult": [
      "InvalidInput",
      "Prescription"
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
    "TakeRoleAwayResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
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
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged",
      "TooManyAttempts"
    ],
    "CreateReferralResult": [
      "InvalidInput",
      "Referral"
    ],
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "EndSessionResult": [
      "EndedSession",
      "InvalidInput",
      "NotFound"
    ],
    "Error": [
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "TooManyAttempts"
    ],
    "RecordEmergencyCallResult": [
      "InvalidInput",
      "RecordedEmergencyCall"
    ],
    "RequestPrescriptionResult": [
      "InvalidInput",
      "Prescription"
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
    "TakeRoleAwayResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "UpdateProfileResult": [
      "Account",
      "InvalidInput"
    ]
  }
};
      export default result;
    