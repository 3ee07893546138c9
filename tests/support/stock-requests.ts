export const INVENTORY = `
  query {
    inventory {
      medicineId code name genericName form strength unit currentStock minimumStock expiredStock expiryDate expiresSoon
      status needsAttention
    }
  }`

export const CHW_DASHBOARD = `
  query {
    chwDashboard {
      facility { id name }
      timeZone patientsToday patientsThisWeek referralsPending inventoryAlerts emergencyCalls aiDiagnoses successRate
      reviewedDiagnoses storedThisWeek
    }
  }`
