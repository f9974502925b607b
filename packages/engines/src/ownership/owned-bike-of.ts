import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { isElectric, realShareOf } from '@dopahiya/domain/specifications';
import { estimateResalePrice, type LaterValue } from './estimate-resale-price.ts';
import type { OwnedBike } from './owned-bike.ts';

/**
 * Builds the ownership data of a bike; null if its slug, price or fuel consumption is unknown. The resale value is based on `later` if
 * given, else on general depreciation rates.
 */
export function ownedBikeOf(
  bike: BikeDetail | null,
  price: OnRoadPrice | null,
  later?: LaterValue | null,
): OwnedBike | null {
  const consumption = bike && consumptionOf(bike);
  const { on_road_price: onRoadPrice = null, ex_showroom_price: exShowroomPrice = null } = price ?? {};
  if (!bike?.slug || !consumption || onRoadPrice === null || exShowroomPrice === null) return null;
  return {
    slug: bike.slug,
    name: fullNameOf(bike),
    status: bike.status,
    priceMonth: price?.price_month ?? bike.price_month,
    isElectric: isElectric(bike),
    isScooter: bike.body_style === 'scooter',
    displacement: bike.displacement,
    onRoadPrice,
    exShowroomPrice,
    ...consumption,
    asked: estimateResalePrice({ isElectric: isElectric(bike), exShowroomPrice }, later),
  };
}

function consumptionOf(bike: BikeDetail): Pick<OwnedBike, 'reach' | 'realShare' | 'batteryKwh'> | null {
  const field = isElectric(bike) ? 'battery_range' : 'mileage';
  const { [field]: reach, battery_capacity: batteryKwh } = bike;
  if (!reach || (isElectric(bike) && !batteryKwh)) return null;
  return { reach, realShare: realShareOf(bike, field), batteryKwh: isElectric(bike) ? batteryKwh : null };
}
