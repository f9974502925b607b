import type { BikeDetail, SaleStatus } from '@dopahiya/domain';

/** What says where a bike stands in its life; only the page of a bike says `is_discontinued`. */
export type BikeInLife = Pick<BikeDetail, 'status'> & Partial<Pick<BikeDetail, 'is_discontinued'>>;

/** Where a bike stands in its life, whichever way the API says that it is no longer sold. */
export function statusOf({ status, is_discontinued }: BikeInLife): SaleStatus {
  return is_discontinued ? 'discontinued' : status;
}
