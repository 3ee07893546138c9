
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptRecordInvitationResult": [
      "AccountHasRecord",
      "InvalidInput",
      "JoinedRecord",
      "TooManyAttempts"
    ],
    "AdjustStockResult": [
      "InvalidInput",
      "MedicineStock"
    ],
    "AdvancePrescriptionResult": [
      "InvalidInput",
      "NotFound",
      "Prescription"
    ],
    "AdvanceReferralResult": [
      "InvalidInput",
      "NotFound",
      "Referral"
    ],
    "BookAppointmentResult": [
      "Appointment",
      "InvalidInput"
    ],
    "CancelStockTransferResult": [
      "InvalidInput",
      "NotFound",
      "StockTransfer"
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
    "DispensePrescriptionResult": [
      "Dispensing",
      "InsufficientStock",
      "InvalidInput",
      "NotFound"
    ],
    "EndEnrolmentResult": [
      "Enrolment",
      "InvalidInput",
      "NotFound"
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
    "EnrolPatientResult": [
      "Enrolment",
      "InvalidInput"
    ],
    "Error": [
      "AccountHasRecord",
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "RecordHasAccount",
      "StockMoved",
      "TooManyAttempts"
    ],
    "ExpireStockResult": [
      "InvalidInput",
      "MedicineStock"
    ],
    "InviteToRecordResult": [
      "InvalidInput",
      "NotFound",
      "RecordHasAccount",
      "RecordInvitation"
    ],
    "ProposePatientMergeResult": [
      "InvalidInput",
      "PatientMerge"
    ],
    "ReceiveStockResult": [
      "InvalidInput",
      "MedicineStock"
    ],
    "ReceiveStockTransferResult": [
      "InvalidInput",
      "NotFound",
      "StockTransfer"
    ],
    "RecordCounselingResult": [
      "Dispensing",
      "InvalidInput",
      "NotFound"
    ],
    "RecordEmergencyCallResult": [
      "InvalidInput",
      "RecordedEmergencyCall"
    ],
    "RecordEntry": [
      "AppointmentEntry",
      "AssessmentEntry",
      "EmergencyCallEntry",
      "EnrolmentEntry",
      "PhotoEntry",
      "PrescriptionEntry",
      "ReferralEntry",
      "VisitEntry"
    ],
    "RecordStocktakeResult": [
      "InvalidInput",
      "StockMoved",
      "Stocktake"
    ],
    "RecordedAnswer": [
      "AssessmentEntry",
      "VisitEntry"
    ],
    "RegisterPatientResult": [
      "InvalidInput",
      "Patient"
    ],
    "RequestPrescriptionResult": [
      "InvalidInput",
      "Prescription"
    ],
    "ReturnDispensedResult": [
      "Dispensing",
      "InvalidInput",
      "NotFound"
    ],
    "ReviewVisitResult": [
      "InvalidInput",
      "NotFound",
      "Visit"
    ],
    "SetMinimumStockResult": [
      "InvalidInput",
      "MedicineStock"
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
    "TimelineEntry": [
      "AppointmentEntry",
      "AssessmentEntry",
      "EmergencyCallEntry",
      "EnrolmentEntry",
      "PhotoEntry",
      "PrescriptionEntry",
      "ReferralEntry",
      "VisitEntry"
    ],
    "TransferStockResult": [
      "InvalidInput",
      "StockTransfer"
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
    "AcceptRecordInvitationResult": [
      "AccountHasRecord",
      "InvalidInput",
      "JoinedRecord",
      "TooManyAttempts"
    ],
    "AdjustStockResult": [
      "InvalidInput",
      "MedicineStock"
    ],
    "AdvancePrescriptionResult": [
      "InvalidInput",
      "NotFound",
      "Prescription"
    ],
    "AdvanceReferralResult": [
      "InvalidInput",
      "NotFound",
      "Referral"
    ],
    "BookAppointmentResult": [
      "Appointment",
      "InvalidInput"
    ],
    "CancelStockTransferResult": [
      "InvalidInput",
      "NotFound",
      "StockTransfer"
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
    "DispensePrescriptionResult": [
      "Dispensing",
      "InsufficientStock",
      "InvalidInput",
      "NotFound"
    ],
    "EndEnrolmentResult": [
      "Enrolment",
      "InvalidInput",
      "NotFound"
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
    "EnrolPatientResult": [
      "Enrolment",
      "InvalidInput"
    ],
    "Error": [
      "AccountHasRecord",
      "EmailTaken",
      "InvalidCredentials",
      "InvalidInput",
      "NotFound",
      "RecordHasAccount",
      "StockMoved",
      "TooManyAttempts"
    ],
    "ExpireStockResult": [
      "InvalidInput",
      "MedicineStock"
    ],
    "InviteToRecordResult": [
      "InvalidInput",
      "NotFound",
      "RecordHasAccount",
      "RecordInvitation"
    ],
    "ProposePatientMergeResult": [
      "InvalidInput",
      "PatientMerge"
    ],
    "ReceiveStockResult": [
      "InvalidInput",
      "MedicineStock"
    ],
    "ReceiveStockTransferResult": [
      "InvalidInput",
      "NotFound",
      "StockTransfer"
    ],
    "RecordCounselingResult": [
      "Dispensing",
      "InvalidInput",
      "NotFound"
    ],
    "RecordEmergencyCallResult": [
      "InvalidInput",
      "RecordedEmergencyCall"
    ],
    "RecordEntry": [
      "AppointmentEntry",
      "AssessmentEntry",
      "EmergencyCallEntry",
      "EnrolmentEntry",
      "PhotoEntry",
      "PrescriptionEntry",
      "ReferralEntry",
      "VisitEntry"
    ],
    "RecordStocktakeResult": [
      "InvalidInput",
      "StockMoved",
      "Stocktake"
    ],
    "RecordedAnswer": [
      "AssessmentEntry",
      "VisitEntry"
    ],
    "RegisterPatientResult": [
      "InvalidInput",
      "Patient"
    ],
    "RequestPrescriptionResult": [
      "InvalidInput",
      "Prescription"
    ],
    "ReturnDispensedResult": [
      "Dispensing",
      "InvalidInput",
      "NotFound"
    ],
    "ReviewVisitResult": [
      "InvalidInput",
      "NotFound",
      "Visit"
    ],
    "SetMinimumStockResult": [
      "InvalidInput",
      "MedicineStock"
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
    "TimelineEntry": [
      "AppointmentEntry",
      "AssessmentEntry",
      "EmergencyCallEntry",
      "EnrolmentEntry",
      "PhotoEntry",
      "PrescriptionEntry",
      "ReferralEntry",
      "VisitEntry"
    ],
    "TransferStockResult": [
      "InvalidInput",
      "StockTransfer"
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
    