/** How the spokes of a wheel are laid out. */
export type WheelDesign = 'wire' | 'five' | 'y5' | 'ten' | 'six' | 'three' | 'turbine' | 'steel';

/** What a drawing needs to know beyond dimensions; whatever is left out follows from the body style and the slug. */
export interface DrawingHints {
  /** The classic look of a style that also has modern bikes: round lamp, chrome, upright. */
  retro?: boolean | undefined;
  /** The headlamp: 'twin' is one above the other, 'pair' two round ones side by side, 'projector' a small eye under a brow of light, 'bars' one eye beside an upright bar of light, 'litbox' a square one under a strip of light. */
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
  /** Where a scooter carries its headlamp. */
  lampOn?: 'handlebar' | 'apron' | undefined;
  /** The front of a scooter: 'sharp' has its nose low, 'angular' high, 'bubble' a round head, 'plain' one straight sheet, 'swept' a bow with a broad foot, 'wide' reaches over the wheel; 'none' leaves frame and battery bare. */
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
  /** The rear body of a scooter: 'arched' is round over a free wheel, 'tapered' runs into a low tail, 'level' is long and even, 'cutaway' bares the frame under a slim tail. */
  flank?: 'rounded' | 'bulging' | 'arched' | 'creased' | 'slab' | 'tapered' | 'level' | 'cutaway' | undefined;
  /** Between a scooter's apron and its saddle. */
  floor?: 'flat' | 'tunnel' | undefined;
  /** The mask round the headlamp of a motorcycle without a fairing. */
  cowl?: 'visor' | 'bikini' | 'pointed' | 'low' | undefined;
  /** The tank of a motorcycle; 'muscle' makes a muscle bike of a cruiser. */
  tank?: 'teardrop' | 'slim' | 'long' | 'muscle' | undefined;
  /** Paint lines, in the second paint. */
  graphics?: 'plain' | 'stripe' | 'stripes' | 'wedge' | 'sash' | 'twotone' | 'pinstripe' | 'chrome' | undefined;
  wheels?: WheelDesign | undefined;
  /** Colour of the rims, as '#a1b2c3'. */
  rim?: string | undefined;
  brakeFront?: 'disc' | 'drum' | undefined;
  brakeRear?: 'disc' | 'drum' | undefined;
  /** How the front wheel is sprung; a scooter has one of the first four. */
  fork?: 'telescopic' | 'usd' | 'gaiter' | 'covered' | 'telelever' | 'duolever' | undefined;
  forkColour?: 'gold' | 'black' | 'silver' | undefined;
  shock?: 'twin' | 'mono' | undefined;
  /** The exhaust: 'stacked' are short pipes above each other, 'triple' three with a silencer each, 'flattrack' two along the flank, 'twinport' a short one with two outlets. */
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
  /** Whether the exhaust is chrome; on a scooter, whether mirrors and trim are. */
  chrome?: boolean | undefined;
  /** The engine of a motorcycle; a 'sloper' is a single whose cylinder lies almost flat, a 'triple' stands along the bike. */
  engine?: 'single' | 'sloper' | 'twin' | 'vtwin' | 'triple' | 'four' | 'boxer' | 'flatsix' | undefined;
  cooling?: 'air' | 'liquid' | undefined;
  engineColour?: 'black' | 'silver' | undefined;
  /** The frame of a motorcycle. */
  frame?: 'tube' | 'trellis' | 'perimeter' | undefined;
  /** Colour of a visible trellis frame, rim stripes and graphics, as '#a1b2c3'. */
  accent?: string | undefined;
  /** The seat: 'ribbed' is flat with seams across, 'duotone' flat with a paler flank, 'long' runs up the tank, or to a backrest on a scooter. */
  seat?: 'flat' | 'ribbed' | 'duotone' | 'long' | 'step' | 'split' | 'solo' | undefined;
  screen?: 'none' | 'fly' | 'tall' | undefined;
  /** Whether a motorcycle's fairing reaches the belly, ends at the nose, or is missing. */
  /** The nose of a fairing: 'beak' is hooked over a mouth, 'dome' blunt and tall, 'layered' round over a second panel, 'shark' long and pointed, 'chin' juts out below the lamps, 'nostrils' and 'duct' are intakes beside and in the tip, 'lip' overhangs. */
  nose?: 'wedge' | 'beak' | 'dome' | 'layered' | 'shark' | 'chin' | 'nostrils' | 'duct' | 'lip' | undefined;
  /** The tail of a naked or faired motorcycle: 'short' ends above the axle, 'angular' hides the subframe. */
  tail?: 'swept' | 'short' | 'angular' | undefined;
  fairing?: 'full' | 'half' | 'none' | undefined;
  panniers?: boolean | undefined;
  topBox?: boolean | undefined;
  /** Tubes that guard the rider's legs, the tank or the flanks. */
  crashGuard?: boolean | undefined;
  /** The cage beside a motorcycle's rear wheel that keeps a saree out of it. */
  sareeGuard?: boolean | undefined;
  /** A load carrier behind the saddle. */
  carrier?: boolean | undefined;
  /** Shells ahead of the grips. */
  handGuards?: boolean | undefined;
  /** A cowl under the engine of a motorcycle without a fairing. */
  bellyPan?: boolean | undefined;
  /** Whether the rear wheel of a motorcycle is held on the far side only. */
  singleSided?: boolean | undefined;
  /** Where the motor of an electric bike sits. */
  motor?: 'hub' | 'mid' | undefined;
}
