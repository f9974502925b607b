/** What a part can require of a bike, as far as the bike catalogue can tell. */
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
