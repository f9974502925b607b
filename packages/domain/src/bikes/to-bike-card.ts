import type { BikeCard } from './bike-card.ts';

/** Reduces a bike to its card fields, for storage and navigation state. */
export function toBikeCard(bike: BikeCard): BikeCard {
  return {
    id: bike.id,
    slug: bike.slug,
    name: bike.name,
    brand: bike.brand,
    status: bike.status,
    body_style: bike.body_style,
    price: bike.price,
    price_month: bike.price_month,
    launch_date: bike.launch_date,
    drawing: bike.drawing,
    image: bike.image,
    ...(bike.photo && { photo: bike.photo }),
    is_popular: bike.is_popular,
    rating: bike.rating,
    key_highlights: bike.key_highlights,
    fuel_type: bike.fuel_type,
    engine_capacity: bike.engine_capacity,
    mileage: bike.mileage,
    mileage_kind: bike.mileage_kind,
    max_power: bike.max_power,
    battery_capacity: bike.battery_capacity,
    battery_range: bike.battery_range,
    range_kind: bike.range_kind,
    top_speed: bike.top_speed,
  };
}
