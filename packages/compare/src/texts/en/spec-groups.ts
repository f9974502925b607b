import type { FigureKind, ReachField } from '@dopahiya/domain/specifications';

/** Figures of one kind. */
export const reachOfKind: Record<ReachField, Record<FigureKind, string>> = {
  mileage: { certified: 'Mileage, certified', claimed: 'Mileage, claimed', reported: 'Mileage, reported' },
  battery_range: { certified: 'Range, certified', claimed: 'Range, claimed', reported: 'Range, reported' },
};
/** Figures of different kinds, each of which says what it is. */
export const reachOfKinds: Record<ReachField, string> = {
  mileage: 'Mileage (mixed sources)',
  battery_range: 'Range (mixed sources)',
};

export const engineAndPerformance = 'Engine & Performance';
export const dimensionsAndWeight = 'Dimensions & Weight';
export const transmission = 'Transmission';
export const suspensionAndBrakes = 'Suspension & Brakes';
export const tyresAndWheels = 'Tyres & Wheels';
export const features = 'Features';

export const price = 'Price';
export const priceIn = (city: string) => `Ex-showroom price, ${city}`;
export const priceAsOf = 'Price as of';
export const priceWithBasis = (amount: string, basis: string) => `${amount} (${basis})`;
