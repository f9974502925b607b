import { fullNameOf, type BikeDetail } from '@dopahiya/domain/bikes';
import { realShareOf } from '@dopahiya/domain/specifications';
import { compareOwnership, type OwnedBike, type UsePlan } from '@dopahiya/engines/ownership';
import type { OwnershipAnswer } from '../ownership-page/ownership-queries.ts';
import { sampleEnergy } from './ownership-handlers.ts';
import { activa, rizta } from './sample-bikes.ts';

const owned = (bike: BikeDetail, prices: Pick<OwnedBike, 'exShowroomPrice' | 'onRoadPrice'>): OwnedBike => {
  const isElectric = bike.mileage === null;
  return {
    slug: bike.slug ?? '',
    name: fullNameOf(bike),
    status: bike.status,
    priceMonth: '2026-06',
    isElectric,
    isScooter: true,
    displacement: bike.displacement,
    ...prices,
    reach: (isElectric ? bike.battery_range : bike.mileage) ?? 0,
    realShare: realShareOf(bike, isElectric ? 'battery_range' : 'mileage'),
    batteryKwh: bike.battery_capacity,
    asked: null,
  };
};

const bikes = [
  owned(activa, { exShowroomPrice: 92_529, onRoadPrice: 107_460 }),
  owned(rizta, { exShowroomPrice: 114_999, onRoadPrice: 127_426 }),
];

const usual: UsePlan = {
  kmPerDay: 30,
  daysPerMonth: 25,
  years: 8,
  petrol: { from: 102.12, usual: 102.12, to: 102.12 },
  electricity: { from: 4.5, usual: 6, to: 6.6 },
  loan: null,
};

/** Builds the ownership cost of a petrol and an electric scooter: the first one, or both. */
export function sampleAnswer(count: 1 | 2 = 2, plan: Partial<UsePlan> = {}): OwnershipAnswer {
  const { petrol, electricity } = usual;
  return {
    comparison: compareOwnership(bikes.slice(0, count), { ...usual, ...plan }),
    drawn: [activa, rizta].slice(0, count),
    energy: sampleEnergy,
    petrol,
    electricity,
    unpriced: [],
    unknown: [],
  };
}
