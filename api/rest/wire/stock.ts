import type { InventoryItem } from '#api/services/stock/read-inventory.ts'
import type { StandingBatch } from '#api/services/stock/read-medicine-stock.ts'

/** A medicine of a facility in the specification's shape (§3 "Inventory item"), with what tells it apart beside. */
export const inventoryItemToWire = (item: InventoryItem) => ({
  medication_id: item.medicineId,
  medication_code: item.code,
  medication_name: item.name,
  generic_name: item.genericName,
  form: item.form,
  strength: item.strength,
  unit: item.unit,
  current_stock: item.currentStock,
  minimum_stock: item.minimumStock,
  expired_stock: item.expiredStock,
  expiry_date: item.nearestExpiry,
  expires_soon: item.expiresSoon,
  status: item.status,
})

/** A batch of a medicine, as integrators read it. */
export const batchToWire = ({ id, number, expiresOn, quantity, expiry }: StandingBatch) => ({
  batch_id: id,
  batch_number: number,
  expiry_date: expiresOn,
  current_stock: quantity,
  expired: expiry === 'expired',
})
