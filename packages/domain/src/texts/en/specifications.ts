/** The groups of a bike's specification and their rows by field, in the order in which they are shown. */
export const groups = {
  engine: {
    name: 'Engine and performance',
    labels: {
      engine_type: 'Engine type',
      displacement: 'Displacement',
      max_power: 'Max power',
      max_torque: 'Max torque',
      cylinders: 'Cylinders',
      valve_per_cylinder: 'Valves per cylinder',
      cooling_system: 'Cooling system',
      fuel_type: 'Fuel',
      mileage: 'Mileage',
      real_mileage: 'Mileage in real use',
      top_speed: 'Top speed',
      start_type: 'Starting',
    },
  },
  battery: {
    name: 'Battery and charging',
    labels: {
      battery_type: 'Battery type',
      battery_capacity: 'Battery capacity',
      battery_range: 'Range',
      real_range: 'Range in real use',
      charging_time: 'Charging time',
    },
  },
  dimensions: {
    name: 'Dimensions and weight',
    labels: {
      length: 'Length',
      width: 'Width',
      height: 'Height',
      wheelbase: 'Wheelbase',
      seat_height: 'Seat height',
      ground_clearance: 'Ground clearance',
      kerb_weight: 'Kerb weight',
      fuel_capacity: 'Fuel tank',
    },
  },
  transmission: {
    name: 'Transmission',
    labels: {
      transmission_type: 'Transmission',
      gears: 'Gears',
      clutch: 'Clutch',
    },
  },
  suspension: {
    name: 'Suspension and brakes',
    labels: {
      chassis_type: 'Chassis',
      front_suspension: 'Front suspension',
      rear_suspension: 'Rear suspension',
      front_brake_type: 'Front brake',
      front_brake_size: 'Front brake size',
      rear_brake_type: 'Rear brake',
      rear_brake_size: 'Rear brake size',
      abs: 'ABS',
      traction_control: 'Traction control',
    },
  },
  tyres: {
    name: 'Tyres and wheels',
    labels: {
      front_tyre_size: 'Front tyre',
      rear_tyre_size: 'Rear tyre',
      tyre_type: 'Tyre type',
      radial_tyre: 'Radial tyres',
    },
  },
  instruments: {
    name: 'Instruments and lights',
    labels: {
      instrument_console: 'Instrument console',
      digital_display_type: 'Display',
      touch_screen_display: 'Touch screen',
      brightness_control: 'Brightness control',
      speedometer: 'Speedometer',
      odometer: 'Odometer',
      tachometer: 'Tachometer',
      tripmeter_type: 'Tripmeter',
      no_of_tripmeters: 'Number of tripmeters',
      fuel_gauge: 'Fuel gauge',
      gear_indicator: 'Gear indicator',
      low_fuel_indicator: 'Low fuel indicator',
      low_battery_indicator: 'Low battery indicator',
      low_oil_indicator: 'Low oil indicator',
      service_reminder_indicator: 'Service reminder',
      high_beam_indicator: 'High beam indicator',
      engine_temp_indicator: 'Engine temperature indicator',
      malfunction_indicator: 'Malfunction indicator',
      clock: 'Clock',
      headlight_type: 'Headlamp',
      taillight_type: 'Tail lamp',
      turn_signal_lamp: 'Turn signals',
      led_lights: 'LED lights',
    },
  },
  features: {
    name: 'Features',
    labels: {
      riding_modes: 'Riding modes',
      quick_shifter: 'Quick shifter',
      slipper_clutch: 'Slipper clutch',
      digital_console: 'Digital console',
      bluetooth_connectivity: 'Bluetooth',
      gps_navigation: 'Navigation',
      call_sms_alerts: 'Call and SMS alerts',
      voice_assist: 'Voice assistance',
      ota_updates: 'Over-the-air updates',
      usb_charging: 'USB charging',
      side_stand_engine_cutoff: 'Side stand engine cut-off',
      stand_alarm: 'Stand alarm',
      kill_switch: 'Kill switch',
      hazard_warning_indicator: 'Hazard warning',
      saree_guard: 'Saree guard',
      silencer_cover: 'Silencer cover',
      pillion_seat: 'Pillion seat',
      pillion_backrest: 'Pillion backrest',
      pillion_footrest: 'Pillion footrest',
      pillion_grab_rail: 'Pillion grab rail',
    },
  },
  warranty: {
    name: 'Warranty and service',
    labels: {
      standard_warranty_years: 'Warranty',
      standard_warranty_km: 'Warranty distance',
      service_interval_km: 'Service interval',
      service_interval_months: 'Service interval',
    },
  },
};

export { units } from './units.ts';

/** Fuels by their names in the contract. */
export const fuels = { Petrol: 'Petrol', Electric: 'Electric' };
export const yes = 'Yes';
export const no = 'No';
export const onSomeVariants = 'On some variants';
export const atSpeed = (figure: string, speed: string) => `${figure} at ${speed} rpm`;
/** A mileage or range with what it is. */
export const ofKind = {
  certified: (figure: string) => `${figure}, certified`,
  claimed: (figure: string) => `${figure}, claimed`,
  reported: (figure: string) => `${figure}, reported`,
};
