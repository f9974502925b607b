import type { SaleStatus } from '@dopahiya/domain/requests';
import type { Assumed, Range } from './assumptions.ts';

/** A bike as far as owning it costs money. */
export interface OwnedBike {
  slug: string;
  name: string;
  /** Where it stands in its life, and the month 'YYYY-MM' that its price is of. */
  status: SaleStatus;
  priceMonth: string | null;
  isElectric: boolean;
  isScooter: boolean;
  displacement: number | null;
  onRoadPrice: number;
  exShowroomPrice: number;
  /** As it is stated: km a litre with petrol, km a charge with a battery. */
  reach: number;
  /** The share of it that is left in real use. */
  realShare: Range;
  /** Energy of a full battery, in kWh. */
  batteryKwh: number | null;
  /** What it will be asked for; null where general rates say what it loses. */
  asked: AskedLater | null;
}

/** What such bikes are asked for after so many years, in rupees of today, 8 of 10 between `low` and `high`; and by which listings. */
export interface AskedLater {
  years: number;
  value: number;
  low: number;
  high: number;
  rows: number | null;
  month: string | null;
  isRough: boolean;
}

/** How and for how long it is used, and what energy costs, in rupees a litre and a kWh. */
export interface UsePlan {
  kmPerDay: number;
  daysPerMonth: number;
  years: number;
  petrol: Range;
  electricity: Range;
  /** What a visitor set in place of a range. */
  assumed?: Assumed;
  /** The part of the price that is borrowed, 0 to 1, with yearly interest in per cent; null where it is paid at once. */
  loan: { share: number; interest: number; months: number } | null;
}

/** What owning is made of; resale is negative. */
export const costParts = ['purchase', 'energy', 'service', 'insurance', 'battery', 'resale'] as const;
export type CostPart = (typeof costParts)[number];
