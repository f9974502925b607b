import type { PartNeed } from '@dopahiya/domain/parts';
import { motorcycleStyles, stylesWithin } from '@dopahiya/domain/specifications';
import type { BikeRow } from '../catalogue/index.ts';

/** Facts of a model used to match parts. */
export type FitFacts = Pick<BikeRow, 'body_style' | 'fuel_type' | 'specifications'>;

/** Requirement of a part, and whether a model meets it; null if the catalogue does not know. */
export interface MetNeed {
  need: PartNeed;
  is_met: boolean | null;
}

/** Checks whether a part with these requirements fits a model; null if the catalogue lacks the facts. */
export function fitOfPart(needs: readonly PartNeed[], bike: FitFacts): { fits: boolean | null; needs: MetNeed[] } {
  const met = needs.map((need) => ({ need, is_met: rules[need](bike) }));
  const answers = new Set(met.map(({ is_met }) => is_met));
  if (answers.has(false)) return { fits: false, needs: met };
  return { fits: answers.has(null) ? null : true, needs: met };
}

type TextOf = 'front_brake_type' | 'rear_brake_type' | 'headlight_type' | 'taillight_type' | 'turn_signal_lamp';

/** Checks whether a fact starts with a word; null if unknown. */
const begins =
  (field: TextOf, word: string) =>
  ({ specifications }: FitFacts): boolean | null =>
    specifications[field]?.startsWith(word) ?? null;

const isElectric = ({ fuel_type }: FitFacts): boolean => fuel_type === 'electric';
const isScooter = ({ body_style }: FitFacts): boolean => stylesWithin('scooter').includes(body_style);

const rules: Record<PartNeed, (bike: FitFacts) => boolean | null> = {
  petrol_engine: (bike) => !isElectric(bike),
  battery_drive: isElectric,
  liquid_cooling: ({ specifications }) => specifications.cooling_system?.toLowerCase().includes('liquid') ?? null,
  gearbox: ({ specifications }) => specifications.transmission_type?.startsWith('Manual') ?? null,
  belt_drive: (bike) => (isElectric(bike) ? false : hasVariator(bike)),
  // The catalogue does not say whether a chain, belt or shaft drives the wheel; a variator has a belt.
  chain: (bike) => (hasVariator(bike) === true ? false : null),
  kick_start: ({ specifications }) => specifications.start_type?.toLowerCase().includes('kick') ?? null,
  front_disc: begins('front_brake_type', 'Disc'),
  rear_disc: begins('rear_brake_type', 'Disc'),
  front_drum: begins('front_brake_type', 'Drum'),
  rear_drum: begins('rear_brake_type', 'Drum'),
  abs: ({ specifications }) => specifications.abs ?? null,
  halogen_headlamp: begins('headlight_type', 'Halogen'),
  led_headlamp: begins('headlight_type', 'LED'),
  halogen_tail_lamp: begins('taillight_type', 'Halogen'),
  led_tail_lamp: begins('taillight_type', 'LED'),
  halogen_turn_signals: begins('turn_signal_lamp', 'Halogen'),
  scooter: isScooter,
  motorcycle: ({ body_style }) => motorcycleStyles.includes(body_style),
};

/** Checks for a variator; null for plain 'Automatic', which may be anything. */
function hasVariator({ specifications: { transmission_type } }: FitFacts): boolean | null {
  if (!transmission_type || transmission_type === 'Automatic') return null;
  return transmission_type.includes('CVT');
}
