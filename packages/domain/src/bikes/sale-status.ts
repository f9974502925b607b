import type { SaleStatus } from '../requests/bike-request.ts';

/** What says where a bike stands in its life; only the page of a bike says `is_discontinued`. */
export interface BikeInLife {
  status: SaleStatus;
  is_discontinued?: boolean | null;
}

/** Where a bike stands in its life, whichever way the API says that it is no longer sold. */
export function saleStatusOf({ status, is_discontinued }: BikeInLife): SaleStatus {
  return is_discontinued ? 'discontinued' : status;
}
