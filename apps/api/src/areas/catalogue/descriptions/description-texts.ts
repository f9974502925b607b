import type { CatalogueModel } from '../../../core/catalogue-file/catalogue-file.ts';
import type { BodyStyle, FigureKind } from '@dopahiya/domain/specifications';
import type { DescribedAbs, DescribedBrake, DescribedKind } from './described-facts.ts';

/** Features that a description may name. */
export type DescribedFeature =
  | 'traction_control'
  | 'riding_modes'
  | 'bluetooth_connectivity'
  | 'gps_navigation'
  | 'usb_charging'
  | 'led_headlamp'
  | 'side_stand_engine_cutoff'
  | 'ota_updates';

/** Sentences of a description in one language; a number is as the language writes it. */
export interface DescriptionTexts {
  opening: (bike: { name: string; style: BodyStyle; isElectric: boolean; status: CatalogueModel['status'] }) => string;
  launched: (day: string) => string;
  engine: (engine: {
    kind: DescribedKind;
    capacity: string | null;
    cylinders: number | null;
    cooling: Cooling | null;
    power: string | null;
    torque: string | null;
  }) => string;
  atSpeed: (figure: string, rpm: string) => string;
  power: (figure: string) => string;
  torque: (figure: string) => string;
  motor: (power: string | null, torque: string | null) => string;
  gears: (count: string, hasSlipperClutch: boolean, hasQuickShifter: boolean) => string;
  automatic: string;
  mileage: (figure: string, kind: FigureKind | null) => string;
  tank: (litres: string) => string;
  topSpeed: (figure: string) => string;
  body: (name: string, kind: DescribedKind, weight: string | null, seat: string | null) => string;
  wheelbase: (figure: string) => string;
  clearance: (figure: string) => string;
  brakes: (front: DescribedBrake, rear: DescribedBrake | null, abs: DescribedAbs) => string;
  tyres: Record<'Tubeless' | 'Tube', string>;
  battery: (capacity: string, hours: string | null) => string;
  range: (figure: string, kind: FigureKind | null) => string;
  realRange: (figure: string) => string;
  featureNames: Record<DescribedFeature, string>;
  features: (names: string[]) => string;
  choice: (variants: number, colours: number, style: BodyStyle, isPast: boolean) => string;
  warranty: (years: string, kilometres: string | null) => string;
  highlights: {
    engine: (capacity: string) => string;
    power: (figure: string) => string;
    mileage: (figure: string, kind: FigureKind | null) => string;
    weight: (figure: string) => string;
    seat: (figure: string) => string;
    clearance: (figure: string) => string;
    battery: (figure: string) => string;
    range: (figure: string, kind: FigureKind | null) => string;
    topSpeed: (figure: string) => string;
    warranty: (years: string) => string;
  };
}

/** How an engine is cooled, as the catalogue writes it. */
export type Cooling = 'Liquid cooled' | 'Air cooled' | 'Air and oil cooled' | 'Oil cooled' | 'Air and liquid cooled';
