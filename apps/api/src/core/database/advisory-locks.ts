/** Keys of the advisory locks that stop processes on one server from doing these tasks concurrently. */
export const advisoryLocks = {
  migration: 7_110_001,
  seeding: 7_110_002,
  sweepingPhotos: 7_110_003,
  holdingReported: 7_110_004,
} as const;
