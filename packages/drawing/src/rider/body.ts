/** Lengths of a body's segments as shares of its height, after Drillis and Contini (1966). */
export const bodyShares = {
  thigh: 0.245,
  shank: 0.246,
  ankle: 0.039,
  foot: 0.152,
  trunk: 0.288,
  upperArm: 0.186,
  forearm: 0.2,
  neck: 0.06,
  head: 0.13,
  /** Height of the crotch above the ground: the inside leg. */
  insideLeg: 0.46,
  /** From the heel to the ball, as a share of the foot. */
  heelToBall: 0.7,
} as const;
