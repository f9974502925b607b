/** What a bike must have for a part to fit it, as far as a catalogue of bikes can tell. */
export const partNeeds = [
  'petrol_engine',
  'battery_drive',
  'liquid_cooling',
  'gearbox',
  'belt_drive',
  'chain',
  'kick_start',
  'front_disc',
  'rear_disc',
  'front_drum',
  'rear_drum',
  'abs',
  'halogen_headlamp',
  'led_headlamp',
  'halogen_tail_lamp',
  'led_tail_lamp',
  'halogen_turn_signals',
  'scooter',
  'motorcycle',
] as const;
export type PartNeed = (typeof partNeeds)[number];
