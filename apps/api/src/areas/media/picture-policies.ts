/** How long a picture may be cached: for ever at an address with its current version, else revalidated each time. */
export const picturePolicies = { current: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;
