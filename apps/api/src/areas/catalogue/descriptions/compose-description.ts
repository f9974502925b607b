import { formatNumber } from '@dopahiya/domain/site';
import { absOf, brakeOf, type DescribedBike, type DescribedKind, describedKindOf } from './described-facts.ts';
import type { Cooling, DescribedFeature, DescriptionTexts } from './description-texts.ts';

type Write = (bike: DescribedBike, texts: DescriptionTexts, variants: { name: string }[]) => string | null;

const known = (value: number | null | undefined): string | null => (value ? formatNumber(value) : null);

const opening: Write = (bike, texts) =>
  texts.opening({
    name: bike.full_name,
    style: bike.body_style,
    isElectric: bike.fuel_type === 'electric',
    status: bike.status,
  });

const launched: Write = ({ status, launch_date }, texts) =>
  status === 'upcoming' || launch_date === null ? null : texts.launched(launch_date);

function outputOf({ max_power, specifications }: DescribedBike, texts: DescriptionTexts) {
  const { max_power_rpm, max_torque, max_torque_rpm } = specifications;
  const at = (figure: string | null, rpm: string | null) =>
    figure !== null && rpm !== null ? texts.atSpeed(figure, rpm) : figure;
  const [power, torque] = [known(max_power), known(max_torque)];
  return {
    power: at(power && texts.power(power), known(max_power_rpm)),
    torque: at(torque && texts.torque(torque), known(max_torque_rpm)),
  };
}

const engine: Write = (bike, texts) => {
  const { power, torque } = outputOf(bike, texts);
  const { cylinders, cooling_system, displacement } = bike.specifications;
  const capacity = known(displacement ?? bike.engine_capacity);
  if (capacity === null && power === null && torque === null) return null;
  return texts.engine({
    kind: describedKindOf(bike),
    capacity,
    cylinders: cylinders ?? null,
    cooling: (cooling_system as Cooling | null | undefined) ?? null,
    power,
    torque,
  });
};

const motor: Write = (bike, texts) => {
  const { power, torque } = outputOf(bike, texts);
  return power === null && torque === null ? null : texts.motor(power, torque);
};

const gearbox: Write = ({ specifications }, texts) => {
  const { gears, transmission_type, slipper_clutch, quick_shifter } = specifications;
  if (gears) return texts.gears(formatNumber(gears), slipper_clutch === true, quick_shifter === true);
  return transmission_type?.startsWith('Automatic') ? texts.automatic : null;
};

const mileage: Write = (bike, texts) => {
  const figure = known(bike.mileage);
  return figure && texts.mileage(figure, bike.mileage_kind);
};

const range: Write = (bike, texts) => {
  const figure = known(bike.battery_range);
  return figure && texts.range(figure, bike.range_kind);
};

const body: Write = (bike, texts) => {
  const { name, specifications } = bike;
  const [weight, seat] = [known(specifications.kerb_weight), known(specifications.seat_height)];
  return weight === null && seat === null ? null : texts.body(name, describedKindOf(bike), weight, seat);
};

const brakes: Write = (bike, texts, variants) => {
  const { front_brake_type, front_brake_size, rear_brake_type, rear_brake_size } = bike.specifications;
  const front = brakeOf(front_brake_type, front_brake_size);
  return front && texts.brakes(front, brakeOf(rear_brake_type, rear_brake_size), absOf(bike, variants));
};

const tyres: Write = ({ specifications: { tyre_type } }, texts) =>
  tyre_type === 'Tubeless' || tyre_type === 'Tube' ? texts.tyres[tyre_type] : null;

const battery: Write = ({ battery_capacity, specifications }, texts) => {
  const capacity = known(battery_capacity);
  return capacity && texts.battery(capacity, known(specifications.charging_time));
};

/** Number of features that a description names. */
const MAX_FEATURES = 4;

const features: Write = ({ specifications }, texts) => {
  const has: Record<DescribedFeature, boolean> = {
    traction_control: specifications.traction_control === true,
    riding_modes: specifications.riding_modes === true,
    gps_navigation: specifications.gps_navigation === true,
    bluetooth_connectivity: specifications.bluetooth_connectivity === true,
    usb_charging: specifications.usb_charging === true,
    led_headlamp: specifications.headlight_type === 'LED',
    side_stand_engine_cutoff: specifications.side_stand_engine_cutoff === true,
    ota_updates: specifications.ota_updates === true,
  };
  const names = Object.entries(texts.featureNames).flatMap(([name, said]) =>
    has[name as DescribedFeature] ? said : [],
  );
  return names.length === 0 ? null : texts.features(names.slice(0, MAX_FEATURES));
};

const choice: Write = ({ colours, status, body_style }, texts, variants) => {
  const counts = [variants.length, colours.length].map((count) => (count > 1 ? count : 0));
  const [ofVariants = 0, ofColours = 0] = counts;
  if (ofVariants + ofColours === 0 || status === 'upcoming') return null;
  return texts.choice(ofVariants, ofColours, body_style, status === 'discontinued');
};

const warranty: Write = ({ status, specifications }, texts) => {
  const years = known(specifications.standard_warranty_years);
  if (years === null || status !== 'on_sale') return null;
  return texts.warranty(years, known(specifications.standard_warranty_km));
};

const figure =
  (value: (bike: DescribedBike) => number | null | undefined, say: keyof DescriptionTexts): Write =>
  (bike, texts) => {
    const said = known(value(bike));
    return said && (texts[say] as (figure: string) => string)(said);
  };
const tank = figure(({ specifications }) => specifications.fuel_capacity, 'tank');
const topSpeed = figure(({ top_speed }) => top_speed, 'topSpeed');
const wheelbase = figure(({ specifications }) => specifications.wheelbase, 'wheelbase');
const clearance = figure(({ specifications }) => specifications.ground_clearance, 'clearance');
const realRange = figure(({ specifications }) => specifications.real_range, 'realRange');

/** Sentences of both paragraphs by kind, in order. */
const paragraphs: Record<DescribedKind, readonly (readonly Write[])[]> = {
  commuter: [
    [opening, launched, engine, gearbox, mileage],
    [body, tank, brakes, tyres, features, choice, warranty],
  ],
  scooter: [
    [opening, launched, engine, mileage, tank],
    [body, brakes, tyres, features, choice, warranty],
  ],
  street: [
    [opening, launched, engine, gearbox, topSpeed],
    [body, brakes, tyres, tank, mileage, features, choice],
  ],
  sports: [
    [opening, launched, engine, gearbox, topSpeed],
    [brakes, body, tank, mileage, features, choice],
  ],
  cruiser: [
    [opening, launched, engine, gearbox],
    [body, wheelbase, tank, mileage, brakes, features, choice, warranty],
  ],
  classic: [
    [opening, launched, engine, gearbox],
    [body, brakes, tyres, tank, mileage, choice, warranty],
  ],
  adventure: [
    [opening, launched, engine, gearbox],
    [clearance, body, tank, mileage, brakes, features, choice],
  ],
  tourer: [
    [opening, launched, engine, gearbox, topSpeed],
    [tank, mileage, body, wheelbase, brakes, features, choice],
  ],
  electricScooter: [
    [opening, launched, battery, range, realRange],
    [motor, topSpeed, body, brakes, features, choice, warranty],
  ],
  electricBike: [
    [opening, launched, motor, topSpeed],
    [battery, range, realRange, body, brakes, features, choice, warranty],
  ],
};

/** Composes the paragraphs of a model's description from its known facts. */
export function composeDescription(
  bike: DescribedBike,
  variants: { name: string }[],
  texts: DescriptionTexts,
): string[] {
  return paragraphs[describedKindOf(bike)]
    .map((sentences) => sentences.flatMap((write) => write(bike, texts, variants) ?? []).join(' '))
    .filter((paragraph) => paragraph !== '');
}
