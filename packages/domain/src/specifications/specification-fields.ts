import type { FigureKind } from './figure-kinds.ts';

/** Specification fields that hold numbers; lengths in mm, power in bhp, torque in Nm, weights in kg. */
export const numberFields = [
  'engine_capacity',
  'displacement',
  'max_power',
  'max_power_rpm',
  'max_torque',
  'max_torque_rpm',
  'mileage',
  'real_mileage',
  'top_speed',
  'cylinders',
  'valve_per_cylinder',
  'gears',
  'length',
  'width',
  'height',
  'seat_height',
  'wheelbase',
  'ground_clearance',
  'kerb_weight',
  'fuel_capacity',
  'front_brake_size',
  'rear_brake_size',
  'battery_capacity',
  'battery_range',
  'real_range',
  'charging_time',
  'no_of_tripmeters',
  'standard_warranty_years',
  'standard_warranty_km',
  'service_interval_km',
  'service_interval_months',
] as const;

/** Specification fields that hold text. */
export const textFields = [
  'engine_type',
  'cooling_system',
  'transmission_type',
  'clutch',
  'fuel_type',
  'chassis_type',
  'front_suspension',
  'rear_suspension',
  'front_brake_type',
  'rear_brake_type',
  'front_tyre_size',
  'rear_tyre_size',
  'tyre_type',
  'battery_type',
  'headlight_type',
  'taillight_type',
  'turn_signal_lamp',
  'instrument_console',
  'digital_display_type',
  'speedometer',
  'odometer',
  'fuel_gauge',
  'tripmeter_type',
  'tachometer',
  'start_type',
] as const;

/** Specification fields that hold booleans. */
export const flagFields = [
  'abs',
  'traction_control',
  'riding_modes',
  'quick_shifter',
  'slipper_clutch',
  'led_lights',
  'digital_console',
  'touch_screen_display',
  'brightness_control',
  'gps_navigation',
  'bluetooth_connectivity',
  'usb_charging',
  'call_sms_alerts',
  'voice_assist',
  'ota_updates',
  'side_stand_engine_cutoff',
  'kill_switch',
  'saree_guard',
  'silencer_cover',
  'stand_alarm',
  'gear_indicator',
  'low_battery_indicator',
  'low_fuel_indicator',
  'low_oil_indicator',
  'service_reminder_indicator',
  'hazard_warning_indicator',
  'high_beam_indicator',
  'engine_temp_indicator',
  'malfunction_indicator',
  'clock',
  'radial_tyre',
  'pillion_seat',
  'pillion_backrest',
  'pillion_footrest',
  'pillion_grab_rail',
] as const;

/** Specification fields that hold the kind of a figure. */
export const kindFields = ['mileage_kind', 'range_kind'] as const;

/** Name of a specification field that holds a number. */
export type NumberField = (typeof numberFields)[number];
/** Name of a specification field that holds text. */
type TextField = (typeof textFields)[number];
/** Name of a specification field that is true or false. */
type FlagField = (typeof flagFields)[number];

/** Name of a specification field that holds the kind of a figure. */
type KindField = (typeof kindFields)[number];

/** All specifications of a bike; unknown ones are null. */
export type Specifications = Record<NumberField, number | null> &
  Record<TextField, string | null> &
  Record<KindField, FigureKind | null> &
  Record<FlagField, boolean | null>;

/** Name of any specification field. */
export type SpecificationField = keyof Specifications;
