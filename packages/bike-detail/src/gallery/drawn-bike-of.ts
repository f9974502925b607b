import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import { type BodyStyle, bodyStyleNames, isElectric } from '@dopahiya/domain/specifications';
import { type DrawnBike, drawingFrame } from '@dopahiya/drawing';

/** Fields of a bike that its drawing needs; cards lack the dimensions and are not measured. */
export type MeasurableBike = Pick<BikeDetail, 'slug' | 'name' | 'brand' | 'body_style' | 'fuel_type' | 'drawing'> &
  Pick<BikeDetail, 'battery_range' | 'length' | 'height' | 'wheelbase' | 'seat_height' | 'ground_clearance'> &
  Pick<BikeDetail, 'front_tyre_size' | 'rear_tyre_size'>;

const isBodyStyle = (style: string | null): style is BodyStyle =>
  style !== null && Object.hasOwn(bodyStyleNames, style);

/** Converts a bike for the drawing; null unless its picture was drawn from these dimensions. */
export function drawnBikeOf(bike: MeasurableBike): DrawnBike | null {
  if (!bike.drawing || !isBodyStyle(bike.body_style)) return null;
  const drawn: DrawnBike = {
    slug: bike.slug,
    name: fullNameOf(bike),
    bodyStyle: bike.body_style,
    electric: isElectric(bike),
    length: bike.length,
    height: bike.height,
    wheelbase: bike.wheelbase,
    seatHeight: bike.seat_height,
    groundClearance: bike.ground_clearance,
    frontTyre: bike.front_tyre_size,
    rearTyre: bike.rear_tyre_size,
    hints: {},
  };
  const { width, height } = drawingFrame(drawn);
  return width === bike.drawing.width && height === bike.drawing.height ? drawn : null;
}
