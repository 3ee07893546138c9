
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptRecordInvitationResult": [
      "AccountHasRecord",
      "InvalidInput",
      "JoinedRecord",
      "TooManyAttempts"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged",
      "TooManyAttempts"
    ],
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "EndRecordJoinResult": [
      "EndedRecordJoin",
      "InvalidInput",
      "NotFound"
    ],
    "EndSessionResult": [
      "EndedSession",
      "InvalidInput",
      "NotFound"
    ],
    "Error": [
      "AccountHasRecord",
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "RecordHasAccount",
      "TooManyAttempts"
    ],
    "InviteToRecordResult": [
      "InvalidInput",
      "NotFound",
      "RecordHasAccount",
      "RecordInvitation"
    ],
    "RecordEntry": [
      "AppointmentEntry",
      "AssessmentEntry",
      "EmergencyCallEntry",
      "EnrolmentEntry",
      "PrescriptionEntry",
      "ReferralEntry",
      "VisitEntry"
    ],
    "RecordedAnswer": [
      "AssessmentEntry",
      "VisitEntry"
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
    "TimelineEntry": [
      "AppointmentEntry",
      "AssessmentEntry",
      "EmergencyCallEntry",
      "EnrolmentEntry",
      "PrescriptionEntry",
      "ReferralEntry",
      "VisitEntry"
    ],
    "UpdateProfileResult": [
      "Account",
      "InvalidInput"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptRecordInvitationResult": [
      "AccountHasRecord",
      "InvalidInput",
      "JoinedRecord",
      "TooManyAttempts"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged",
      "TooManyAttempts"
    ],
    "DecideRoleRequestResult": [
      "InvalidInput",
      "NotFound",
      "RoleRequest"
    ],
    "EndRecordJoinResult": [
      "EndedRecordJoin",
      "InvalidInput",
      "NotFound"
    ],
    "EndSessionResult": [
      "EndedSession",
      "InvalidInput",
      "NotFound"
    ],
    "Error": [
      "AccountHasRecord",
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "RecordHasAccount",
      "TooManyAttempts"
    ],
    "InviteToRecordResult": [
      "InvalidInput",
      "NotFound",
      "RecordHasAccount",
      "RecordInvitation"
    ],
    "RecordEntry": [
      "AppointmentEntry",
      "AssessmentEntry",
      "EmergencyCallEntry",
      "EnrolmentEntry",
      "PrescriptionEntry",
      "ReferralEntry",
      "VisitEntry"
    ],
    "RecordedAnswer": [
      "AssessmentEntry",
      "VisitEntry"
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
    "TimelineEntry": [
      "AppointmentEntry",
      "AssessmentEntry",
      "EmergencyCallEntry",
      "EnrolmentEntry",
      "PrescriptionEntry",
      "ReferralEntry",
      "VisitEntry"
    ],
    "UpdateProfileResult": [
      "Account",
      "InvalidInput"
    ]
  }
};
      export default result;
    