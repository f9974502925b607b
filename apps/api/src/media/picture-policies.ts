/** How long a picture may be kept: for ever at an address with its current version, else asked for anew each time. */
export const picturePolicies = { current: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;
