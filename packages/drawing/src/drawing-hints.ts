/** How the spokes of a wheel are laid out. */
export type WheelDesign = 'wire' | 'five' | 'y5' | 'ten' | 'six' | 'three' | 'turbine' | 'steel';

/** What a drawing needs to know beyond dimensions; whatever is left out follows from the body style and the slug. */
export interface DrawingHints {
  /** The classic look of a style that also has modern bikes: round lamp, chrome, upright. */
  retro?: boolean | undefined;
  lamp?: 'round' | 'angular' | 'slim' | 'box' | 'twin' | undefined;
  /** Where a scooter carries its headlamp. */
  lampOn?: 'handlebar' | 'apron' | undefined;
  wheels?: WheelDesign | undefined;
  /** Colour of alloy and steel rims, as '#a1b2c3'. */
  rim?: string | undefined;
  brakeFront?: 'disc' | 'drum' | undefined;
  brakeRear?: 'disc' | 'drum' | undefined;
  fork?: 'telescopic' | 'usd' | 'gaiter' | 'covered' | 'telelever' | undefined;
  forkColour?: 'gold' | 'black' | 'silver' | undefined;
  shock?: 'twin' | 'mono' | undefined;
  exhaust?: 'low' | 'peashooter' | 'upswept' | 'stubby' | 'underbelly' | 'high' | 'twin' | undefined;
  /** Whether the exhaust is chrome. */
  chrome?: boolean | undefined;
  engine?: 'single' | 'twin' | 'vtwin' | 'four' | 'boxer' | 'flatsix' | undefined;
  cooling?: 'air' | 'liquid' | undefined;
  engineColour?: 'black' | 'silver' | undefined;
  frame?: 'tube' | 'trellis' | 'perimeter' | undefined;
  /** Colour of a visible trellis frame, rim stripes and graphics, as '#a1b2c3'. */
  accent?: string | undefined;
  seat?: 'flat' | 'step' | 'split' | 'solo' | undefined;
  screen?: 'none' | 'fly' | 'tall' | undefined;
  /** Whether a sports bike's fairing reaches the belly or ends at the nose. */
  fairing?: 'full' | 'half' | undefined;
  panniers?: boolean | undefined;
  topBox?: boolean | undefined;
  crashGuard?: boolean | undefined;
  /** Where the motor of an electric bike sits. */
  motor?: 'hub' | 'mid' | undefined;
}
