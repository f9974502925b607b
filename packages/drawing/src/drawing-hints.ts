/** How the spokes of a wheel are laid out. */
export type WheelDesign = 'wire' | 'five' | 'y5' | 'ten' | 'six' | 'three' | 'turbine' | 'steel';

/** What a drawing needs to know beyond dimensions; whatever is left out follows from the body style and the slug. */
export interface DrawingHints {
  /** The classic look of a style that also has modern bikes: round lamp, chrome, upright. */
  retro?: boolean | undefined;
  /** The headlamp: 'twin' is one above the other, 'pair' two round ones side by side. */
  lamp?: 'round' | 'angular' | 'slim' | 'box' | 'twin' | 'pair' | undefined;
  /** Where a scooter carries its headlamp. */
  lampOn?: 'handlebar' | 'apron' | undefined;
  wheels?: WheelDesign | undefined;
  /** Colour of the rims, as '#a1b2c3'. */
  rim?: string | undefined;
  brakeFront?: 'disc' | 'drum' | undefined;
  brakeRear?: 'disc' | 'drum' | undefined;
  /** How the front wheel is sprung; a scooter has one of the first four. */
  fork?: 'telescopic' | 'usd' | 'gaiter' | 'covered' | 'telelever' | 'duolever' | undefined;
  forkColour?: 'gold' | 'black' | 'silver' | undefined;
  shock?: 'twin' | 'mono' | undefined;
  exhaust?: 'low' | 'peashooter' | 'upswept' | 'stubby' | 'underbelly' | 'high' | 'twin' | undefined;
  /** Whether the exhaust is chrome; on a scooter, whether mirrors and trim are. */
  chrome?: boolean | undefined;
  /** The engine of a motorcycle. */
  engine?: 'single' | 'twin' | 'vtwin' | 'four' | 'boxer' | 'flatsix' | undefined;
  cooling?: 'air' | 'liquid' | undefined;
  engineColour?: 'black' | 'silver' | undefined;
  /** The frame of a motorcycle. */
  frame?: 'tube' | 'trellis' | 'perimeter' | undefined;
  /** Colour of a visible trellis frame, rim stripes and graphics, as '#a1b2c3'. */
  accent?: string | undefined;
  seat?: 'flat' | 'step' | 'split' | 'solo' | undefined;
  screen?: 'none' | 'fly' | 'tall' | undefined;
  /** Whether a motorcycle's fairing reaches the belly, ends at the nose, or is missing. */
  fairing?: 'full' | 'half' | 'none' | undefined;
  panniers?: boolean | undefined;
  topBox?: boolean | undefined;
  /** Tubes that guard the rider's legs, the tank or the flanks. */
  crashGuard?: boolean | undefined;
  /** Where the motor of an electric bike sits. */
  motor?: 'hub' | 'mid' | undefined;
}
