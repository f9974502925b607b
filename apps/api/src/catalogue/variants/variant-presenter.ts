import type { PricedVariant } from '@dopahiya/domain';
import { drawingAddress, drawingsOf } from '../../media/drawing-address.ts';
import { presentVariant } from '../bikes/bike-detail-presenter.ts';
import type { VariantOnRoad } from '../prices/price-service.ts';

/** A variant with its on-road price and the pictures of the colours it comes in, as the contract has it. */
export function presentPricedVariant({ variant, bike, on_road_price }: VariantOnRoad): PricedVariant {
  const drawings = drawingsOf(bike).filter(({ colour }) => !colour || isOffered(variant.colours, colour.name));
  const images = drawings.map((drawing, index) => ({
    image_url: drawingAddress(bike.slug, drawing),
    is_primary: index === 0,
  }));
  return { ...presentVariant(variant, bike), on_road_price, images };
}

/** A variant that names no colours comes in all of the model's. */
function isOffered(colours: string[], colour: string): boolean {
  return colours.length === 0 || colours.includes(colour);
}
