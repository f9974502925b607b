/** Layout of a wheel's spokes. */
export type WheelDesign = 'wire' | 'five' | 'y5' | 'ten' | 'six' | 'three' | 'turbine' | 'steel';

/** Features beyond dimensions; missing ones follow from the body style and the slug. */
export interface DrawingHints {
  /** Classic look of a style that also has modern bikes: round lamp, chrome, upright. */
  retro?: boolean | undefined;
  /**
   * Headlamp: 'twin' is stacked, 'pair' two round ones side by side, 'projector' a small lens under a light bar, 'bars' a lens beside a
   * vertical light bar, 'litbox' a square one under a light strip.
   */
  lamp?:
    | 'round'
    | 'angular'
    | 'slim'
    | 'box'
    | 'twin'
    | 'pair'
    | 'horseshoe'
    | 'strip'
    | 'projector'
    | 'bars'
    | 'litbox'
    | undefined;
  /** Position of a scooter's headlamp. */
  lampOn?: 'handlebar' | 'apron' | undefined;
  /**
   * Front of a scooter: 'sharp' has a low nose, 'angular' a high one, 'bubble' a round head, 'plain' a straight sheet, 'swept' a bow with a
   * broad foot, 'wide' reaches over the wheel; 'none' leaves frame and battery exposed.
   */
  apron?:
    | 'curved'
    | 'swept'
    | 'round'
    | 'box'
    | 'plain'
    | 'angular'
    | 'sharp'
    | 'bubble'
    | 'wide'
    | 'beak'
    | 'none'
    | undefined;
  /**
   * Rear body of a scooter: 'arched' is round above an exposed wheel, 'tapered' narrows into a low tail, 'level' is long and even,
   * 'cutaway' exposes the frame under a slim tail.
   */
  flank?: 'rounded' | 'bulging' | 'arched' | 'creased' | 'slab' | 'tapered' | 'level' | 'cutaway' | undefined;
  /** Space between a scooter's apron and its saddle. */
  floor?: 'flat' | 'tunnel' | undefined;
  /** Mask around the headlamp of a motorcycle without a fairing. */
  cowl?: 'visor' | 'bikini' | 'pointed' | 'low' | undefined;
  /** Tank of a motorcycle; 'muscle' turns a cruiser into a muscle bike. */
  tank?: 'teardrop' | 'slim' | 'long' | 'muscle' | undefined;
  /** Graphics in the second paint. */
  graphics?: 'plain' | 'stripe' | 'stripes' | 'wedge' | 'sash' | 'twotone' | 'pinstripe' | 'chrome' | undefined;
  wheels?: WheelDesign | undefined;
  /** Rim colour as '#a1b2c3'. */
  rim?: string | undefined;
  brakeFront?: 'disc' | 'drum' | undefined;
  brakeRear?: 'disc' | 'drum' | undefined;
  /** Front suspension; a scooter has one of the first four. */
  fork?: 'telescopic' | 'usd' | 'gaiter' | 'covered' | 'telelever' | 'duolever' | undefined;
  forkColour?: 'gold' | 'black' | 'silver' | undefined;
  shock?: 'twin' | 'mono' | undefined;
  /**
   * Exhaust: 'stacked' are short pipes above each other, 'triple' three with a silencer each, 'flattrack' two along the flank, 'twinport' a
   * short one with two outlets.
   */
  exhaust?:
    | 'low'
    | 'peashooter'
    | 'upswept'
    | 'stubby'
    | 'underbelly'
    | 'high'
    | 'twin'
    | 'stacked'
    | 'triple'
    | 'flattrack'
    | 'twinport'
    | undefined;
  /** Whether the exhaust (on a scooter: mirrors and trim) is chrome. */
  chrome?: boolean | undefined;
  /** Engine of a motorcycle: a 'sloper' is a single with an almost flat cylinder, a 'triple' stands lengthwise. */
  engine?: 'single' | 'sloper' | 'twin' | 'vtwin' | 'triple' | 'four' | 'boxer' | 'flatsix' | undefined;
  cooling?: 'air' | 'liquid' | undefined;
  engineColour?: 'black' | 'silver' | undefined;
  /** Frame of a motorcycle. */
  frame?: 'tube' | 'trellis' | 'perimeter' | undefined;
  /** Colour of a visible trellis frame, rim stripes and graphics, as '#a1b2c3'. */
  accent?: string | undefined;
  /**
   * Seat: 'ribbed' is flat with seams across, 'duotone' flat with a paler flank, 'long' extends up the tank, or to a backrest on a scooter.
   */
  seat?: 'flat' | 'ribbed' | 'duotone' | 'long' | 'step' | 'split' | 'solo' | undefined;
  screen?: 'none' | 'fly' | 'tall' | undefined;
  /** Extent of a motorcycle's fairing: down to the belly, only the nose, or none. */
  /**
   * Nose of a fairing: 'beak' is hooked over a mouth, 'dome' blunt and tall, 'layered' round over a second panel, 'shark' long and pointed,
   * 'chin' juts out below the lamps, 'nostrils' and 'duct' are intakes beside and in the tip, 'lip' overhangs.
   */
  nose?: 'wedge' | 'beak' | 'dome' | 'layered' | 'shark' | 'chin' | 'nostrils' | 'duct' | 'lip' | undefined;
  /** Tail of a naked or faired motorcycle: 'short' ends above the axle, 'angular' hides the subframe. */
  tail?: 'swept' | 'short' | 'angular' | undefined;
  fairing?: 'full' | 'half' | 'none' | undefined;
  panniers?: boolean | undefined;
  topBox?: boolean | undefined;
  /** Tubes that protect the rider's legs, the tank or the flanks. */
  crashGuard?: boolean | undefined;
  /** Cage beside a motorcycle's rear wheel that keeps sarees out of it. */
  sareeGuard?: boolean | undefined;
  /** Luggage rack behind the saddle. */
  carrier?: boolean | undefined;
  /** Guards in front of the grips. */
  handGuards?: boolean | undefined;
  /** Cowl under the engine of a motorcycle without a fairing. */
  bellyPan?: boolean | undefined;
  /** Whether a motorcycle's rear wheel is held only on the far side. */
  singleSided?: boolean | undefined;
  /** Position of an electric bike's motor. */
  motor?: 'hub' | 'mid' | undefined;
}
