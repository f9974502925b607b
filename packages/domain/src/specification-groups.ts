import { isReachField, reachFigures } from './figure-kinds.ts';
import { formatNumber } from './format-quantity.ts';
import type { SpecificationField, Specifications } from './specification-fields.ts';

/** A row of a specification group: the field, the label a visitor reads, and the unit of a number. */
export interface SpecificationRow {
  field: SpecificationField;
  label: string;
  unit?: string;
}

/** Rows that a reader looks for together. */
export interface SpecificationGroup {
  name: string;
  rows: readonly SpecificationRow[];
}

const row = (field: SpecificationField, label: string, unit?: string): SpecificationRow => ({
  field,
  label,
  ...(unit && { unit }),
});

/** The groups of a bike's specification, in the order in which they are shown. */
export const specificationGroups: readonly SpecificationGroup[] = [
  {
    name: 'Engine and performance',
    rows: [
      row('engine_type', 'Engine type'),
      row('displacement', 'Displacement', 'cc'),
      row('max_power', 'Max power', 'bhp'),
      row('max_torque', 'Max torque', 'Nm'),
      row('cylinders', 'Cylinders'),
      row('valve_per_cylinder', 'Valves per cylinder'),
      row('cooling_system', 'Cooling system'),
      row('fuel_type', 'Fuel'),
      row('mileage', 'Mileage', 'kmpl'),
      row('real_mileage', 'Mileage in real use', 'kmpl'),
      row('top_speed', 'Top speed', 'km/h'),
      row('start_type', 'Starting'),
    ],
  },
  {
    name: 'Battery and charging',
    rows: [
      row('battery_type', 'Battery type'),
      row('battery_capacity', 'Battery capacity', 'kWh'),
      row('battery_range', 'Range', 'km'),
      row('real_range', 'Range in real use', 'km'),
      row('charging_time', 'Charging time', 'h'),
    ],
  },
  {
    name: 'Dimensions and weight',
    rows: [
      row('length', 'Length', 'mm'),
      row('width', 'Width', 'mm'),
      row('height', 'Height', 'mm'),
      row('wheelbase', 'Wheelbase', 'mm'),
      row('seat_height', 'Seat height', 'mm'),
      row('ground_clearance', 'Ground clearance', 'mm'),
      row('kerb_weight', 'Kerb weight', 'kg'),
      row('fuel_capacity', 'Fuel tank', 'L'),
    ],
  },
  {
    name: 'Transmission',
    rows: [row('transmission_type', 'Transmission'), row('gears', 'Gears'), row('clutch', 'Clutch')],
  },
  {
    name: 'Suspension and brakes',
    rows: [
      row('chassis_type', 'Chassis'),
      row('front_suspension', 'Front suspension'),
      row('rear_suspension', 'Rear suspension'),
      row('front_brake_type', 'Front brake'),
      row('front_brake_size', 'Front brake size', 'mm'),
      row('rear_brake_type', 'Rear brake'),
      row('rear_brake_size', 'Rear brake size', 'mm'),
      row('abs', 'ABS'),
      row('traction_control', 'Traction control'),
    ],
  },
  {
    name: 'Tyres and wheels',
    rows: [
      row('front_tyre_size', 'Front tyre'),
      row('rear_tyre_size', 'Rear tyre'),
      row('tyre_type', 'Tyre type'),
      row('radial_tyre', 'Radial tyres'),
    ],
  },
  {
    name: 'Instruments and lights',
    rows: [
      row('instrument_console', 'Instrument console'),
      row('digital_display_type', 'Display'),
      row('touch_screen_display', 'Touch screen'),
      row('brightness_control', 'Brightness control'),
      row('speedometer', 'Speedometer'),
      row('odometer', 'Odometer'),
      row('tachometer', 'Tachometer'),
      row('tripmeter_type', 'Tripmeter'),
      row('no_of_tripmeters', 'Number of tripmeters'),
      row('fuel_gauge', 'Fuel gauge'),
      row('gear_indicator', 'Gear indicator'),
      row('low_fuel_indicator', 'Low fuel indicator'),
      row('low_battery_indicator', 'Low battery indicator'),
      row('low_oil_indicator', 'Low oil indicator'),
      row('service_reminder_indicator', 'Service reminder'),
      row('high_beam_indicator', 'High beam indicator'),
      row('engine_temp_indicator', 'Engine temperature indicator'),
      row('malfunction_indicator', 'Malfunction indicator'),
      row('clock', 'Clock'),
      row('headlight_type', 'Headlamp'),
      row('taillight_type', 'Tail lamp'),
      row('turn_signal_lamp', 'Turn signals'),
      row('led_lights', 'LED lights'),
    ],
  },
  {
    name: 'Features',
    rows: [
      row('riding_modes', 'Riding modes'),
      row('quick_shifter', 'Quick shifter'),
      row('slipper_clutch', 'Slipper clutch'),
      row('digital_console', 'Digital console'),
      row('bluetooth_connectivity', 'Bluetooth'),
      row('gps_navigation', 'Navigation'),
      row('call_sms_alerts', 'Call and SMS alerts'),
      row('voice_assist', 'Voice assistance'),
      row('ota_updates', 'Over-the-air updates'),
      row('usb_charging', 'USB charging'),
      row('side_stand_engine_cutoff', 'Side stand engine cut-off'),
      row('stand_alarm', 'Stand alarm'),
      row('kill_switch', 'Kill switch'),
      row('hazard_warning_indicator', 'Hazard warning'),
      row('saree_guard', 'Saree guard'),
      row('silencer_cover', 'Silencer cover'),
      row('pillion_seat', 'Pillion seat'),
      row('pillion_backrest', 'Pillion backrest'),
      row('pillion_footrest', 'Pillion footrest'),
      row('pillion_grab_rail', 'Pillion grab rail'),
    ],
  },
  {
    name: 'Warranty and service',
    rows: [
      row('standard_warranty_years', 'Warranty', 'years'),
      row('standard_warranty_km', 'Warranty distance', 'km'),
      row('service_interval_km', 'Service interval', 'km'),
      row('service_interval_months', 'Service interval', 'months'),
    ],
  },
];

/** What a specification row shows; null when the fact is not known. */
export function formatSpecification(specifications: Specifications, { field, unit }: SpecificationRow): string | null {
  const value = specifications[field];
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  const figure = [formatNumber(value), unit, atSpeed(specifications, field)].filter(Boolean).join(' ');
  const kind = isReachField(field) ? specifications[reachFigures[field].kind] : null;
  return kind === null ? figure : `${figure}, ${kind}`;
}

function atSpeed(specifications: Specifications, field: SpecificationField): string | null {
  if (field !== 'max_power' && field !== 'max_torque') return null;
  const rpm = specifications[`${field}_rpm`];
  return rpm === null ? null : `at ${formatNumber(rpm)} rpm`;
}
