import type { SaleStatus } from '../requests/bike-request.ts';

/** Fields that determine a bike's sale status; only the bike's own page has `is_discontinued`. */
export interface BikeInLife {
  status: SaleStatus;
  is_discontinued?: boolean | null;
}

/** Returns a bike's sale status, whichever field the API uses to mark it as discontinued. */
export function saleStatusOf({ status, is_discontinued }: BikeInLife): SaleStatus {
  return is_discontinued ? 'discontinued' : status;
}
