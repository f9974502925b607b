import type { BikeCard } from '@dopahiya/domain/bikes';
import type { Language } from '@dopahiya/domain/site';
import { drawingAddress, primaryDrawing } from '../../media/index.ts';
import { presentPhoto } from '../../../core/stored-photo.ts';
import { highlightsOf } from '../descriptions/shown-descriptions.ts';
import type { BikeCardRow } from './bike-repository.ts';

/** Bike in a list as the API sends it: the contract turns its pictures into `image`. */
export type BikeCardAnswer = Omit<BikeCard, 'image'> & { default_image_url: string };

/** Maximum number of highlights on a card; the bike's page shows all. */
const CARD_HIGHLIGHTS = 2;

/** Display names of fuels. */
export const fuelNames = { petrol: 'Petrol', electric: 'Electric' } as const;

/** Converts a bike of a list to the contract's form. */
export function presentBikeCard(row: BikeCardRow, language: Language): BikeCardAnswer {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: { ...row.brand, logo: null },
    status: row.status,
    body_style: row.body_style,
    fuel_type: fuelNames[row.fuel_type],
    price: row.price,
    price_month: row.price_month,
    launch_date: row.launch_date,
    engine_capacity: row.engine_capacity,
    mileage: row.mileage,
    mileage_kind: row.mileage_kind,
    max_power: row.max_power,
    battery_capacity: row.battery_capacity,
    battery_range: row.battery_range,
    range_kind: row.range_kind,
    top_speed: row.top_speed,
    is_popular: row.is_popular,
    rating: row.rating,
    key_highlights: highlightsOf({ specifications: {}, ...row }, language).slice(0, CARD_HIGHLIGHTS),
    default_image_url: drawingAddress(row.slug, primaryDrawing(row)),
    drawing: { width: row.drawing_width, height: row.drawing_height },
    ...(row.photo && { photo: presentPhoto(row.photo) }),
  };
}
