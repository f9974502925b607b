import type { SaleStatus } from '@dopahiya/domain/requests';
import type { Assumed, Range } from './assumptions.ts';

/** The cost-related data of a bike. */
export interface OwnedBike {
  slug: string;
  name: string;
  /** Sale status, and the month of the price ('YYYY-MM'). */
  status: SaleStatus;
  priceMonth: string | null;
  isElectric: boolean;
  isScooter: boolean;
  displacement: number | null;
  onRoadPrice: number;
  exShowroomPrice: number;
  /** Stated range: km per litre, or km per charge. */
  reach: number;
  /** Share of the stated range achieved in real use. */
  realShare: Range;
  /** Battery capacity in kWh. */
  batteryKwh: number | null;
  /** Expected asking price; null to use general depreciation rates. */
  asked: AskedLater | null;
}

/**
 * Asking price of such bikes after some years, in today's rupees, with an 80 % interval from `low` to `high`, and the listings it is based
 * on.
 */
export interface AskedLater {
  years: number;
  value: number;
  low: number;
  high: number;
  rows: number | null;
  month: string | null;
  isRough: boolean;
}

/** Usage, ownership period, and energy prices in rupees per litre and per kWh. */
export interface UsePlan {
  kmPerDay: number;
  daysPerMonth: number;
  years: number;
  petrol: Range;
  electricity: Range;
  /** Fixed values that replace ranges. */
  assumed?: Assumed;
  /** Loan: share of the price (0 to 1), yearly interest in percent and months; null if paid in full. */
  loan: { share: number; interest: number; months: number } | null;
}

/** Parts of the ownership cost; resale is negative. */
export const costParts = ['purchase', 'energy', 'service', 'insurance', 'battery', 'resale'] as const;
export type CostPart = (typeof costParts)[number];
