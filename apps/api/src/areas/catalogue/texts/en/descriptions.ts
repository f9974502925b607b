import type { BodyStyle, FigureKind } from '@dopahiya/domain/specifications';
import { formatDate } from '@dopahiya/domain/site';
import type { DescribedBrake } from '../../descriptions/described-facts.ts';
import type { DescriptionTexts } from '../../descriptions/description-texts.ts';
import { joinWords } from '../../../../core/texts/en/words.ts';

const nouns: Record<BodyStyle, string> = {
  sports: 'sports bike',
  scooter: 'scooter',
  cruiser: 'cruiser',
  commuter: 'commuter bike',
  streetbike: 'street bike',
  superbike: 'superbike',
  caferacer: 'cafe racer',
  scrambler: 'scrambler',
  adventure: 'adventure bike',
  moped: 'moped',
  tourer: 'touring bike',
  maxiscooter: 'maxi scooter',
};

const cylinderWords: Readonly<Record<number, string>> = {
  1: 'single-cylinder',
  2: 'two-cylinder',
  3: 'three-cylinder',
  4: 'four-cylinder',
  6: 'six-cylinder',
};
const coolingWords = {
  'Liquid cooled': 'liquid-cooled',
  'Air cooled': 'air-cooled',
  'Air and oil cooled': 'air- and oil-cooled',
  'Oil cooled': 'oil-cooled',
  'Air and liquid cooled': 'air- and liquid-cooled',
};

const kindWords: Record<FigureKind, string> = {
  certified: 'certified ',
  claimed: 'claimed ',
  reported: 'reported ',
};
const kindOf = (kind: FigureKind | null) => (kind === null ? '' : kindWords[kind]);

const article = (words: string) => (/^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`);
const ofSize = ({ size, type }: DescribedBrake) => (size === null ? type : `${size} mm ${type}`);
const absWords = { all: ' ABS is standard.', some: ' Some variants have ABS.', none: ' It has no ABS.' };

function brakeWords(front: DescribedBrake, rear: DescribedBrake | null): string {
  if (rear === null) return `The front brake is ${article(ofSize(front))}.`;
  if (front.type === rear.type && front.size === rear.size) return `Both brakes are ${ofSize(front)}s.`;
  return `The brakes are ${article(ofSize(front))} in front and ${article(ofSize(rear))} at the rear.`;
}

/** English sentences of descriptions. */
export const descriptions: DescriptionTexts = {
  opening: ({ name, style, isElectric, status }) => {
    const said = `The ${name} is ${article(`${isElectric ? 'electric ' : ''}${nouns[style]}`)}`;
    if (status === 'upcoming') return `${said} that isn't on sale yet.`;
    return status === 'discontinued' ? `${said} that is no longer sold new.` : `${said}.`;
  },
  launched: (day) => `It was launched on ${formatDate(day)}.`,
  engine: ({ kind, capacity, cylinders, cooling, power, torque }) => {
    const words = [
      capacity && `${capacity} cc`,
      cooling && coolingWords[cooling],
      cylinders && cylinderWords[cylinders],
      'engine',
    ];
    const engine = words.filter(Boolean).join(' ');
    const output = [power, torque].filter((figure) => figure !== null);
    if (output.length === 0) return `The engine: ${words.slice(0, -1).filter(Boolean).join(', ')}.`;
    if (kind === 'cruiser' || kind === 'classic') output.reverse();
    return `Its ${engine} gives ${output.join(' and ')}.`;
  },
  atSpeed: (figure, rpm) => `${figure} at ${rpm} rpm`,
  power: (figure) => `${figure} bhp`,
  torque: (figure) => `${figure} Nm`,
  motor: (power, torque) => `The motor gives ${[power, torque].filter(Boolean).join(' and ')}.`,
  gears: (count, hasSlipperClutch, hasQuickShifter) => {
    const extras = [hasSlipperClutch && 'a slipper clutch', hasQuickShifter && 'a quick shifter'].filter(Boolean);
    return `It has ${count} gears${extras.length === 0 ? '' : ` with ${extras.join(' and ')}`}.`;
  },
  automatic: 'The transmission is automatic.',
  mileage: (figure, kind) => `The ${kindOf(kind)}mileage is ${figure} km per litre.`,
  tank: (litres) => `The tank holds ${litres} litres.`,
  topSpeed: (figure) => `The top speed is ${figure} km/h.`,
  body: (name, kind, weight, seat) => {
    if (weight === null) return `The seat of the ${name} is ${seat} mm high.`;
    if (kind === 'scooter' && seat !== null) {
      return `The seat of the ${name} is ${seat} mm high and it weighs ${weight} kg.`;
    }
    return `The ${name} weighs ${weight} kg${seat === null ? '' : ` and its seat is ${seat} mm high`}.`;
  },
  wheelbase: (figure) => `The wheelbase is ${figure} mm.`,
  clearance: (figure) => `The ground clearance is ${figure} mm.`,
  brakes: (front, rear, abs) => brakeWords(front, rear) + (abs === null ? '' : absWords[abs]),
  tyres: { Tubeless: 'The tyres are tubeless.', Tube: 'The tyres have tubes.' },
  battery: (capacity, hours) =>
    `The battery holds ${capacity} kWh.${hours === null ? '' : ` The stated charging time is ${hours} hours.`}`,
  range: (figure, kind) => `The ${kindOf(kind)}range is ${figure} km on a full charge.`,
  realRange: (figure) => `Riders report ${figure} km.`,
  featureNames: {
    traction_control: 'traction control',
    riding_modes: 'riding modes',
    gps_navigation: 'navigation',
    bluetooth_connectivity: 'Bluetooth',
    usb_charging: 'USB charging',
    led_headlamp: 'an LED headlamp',
    side_stand_engine_cutoff: 'an engine cut-off on the side stand',
    ota_updates: 'online updates',
  },
  features: (names) => `It has ${joinWords(names)}.`,
  choice: (variants, colours, _style, isPast) => {
    const counts = [variants > 0 && `${variants} variants`, colours > 0 && `${colours} colours`].filter(Boolean);
    return `It ${isPast ? 'came' : 'comes'} in ${counts.join(' and ')}.`;
  },
  warranty: (years, kilometres) =>
    `The warranty is ${years} years${kilometres === null ? '' : ` or ${kilometres} km`}.`,
  highlights: {
    engine: (capacity) => `${capacity} cc engine`,
    power: (figure) => `${figure} bhp`,
    mileage: (figure, kind) => `${figure} km per litre ${kindOf(kind)}mileage`,
    weight: (figure) => `${figure} kg kerb weight`,
    seat: (figure) => `Seat ${figure} mm high`,
    clearance: (figure) => `${figure} mm ground clearance`,
    battery: (figure) => `${figure} kWh battery`,
    range: (figure, kind) => `${figure} km ${kindOf(kind)}range`,
    topSpeed: (figure) => `${figure} km/h top speed`,
    warranty: (years) => `${years}-year warranty`,
  },
};
