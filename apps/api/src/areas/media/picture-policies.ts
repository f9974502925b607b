/** Cache-Control of pictures: for ever at an address with the current version, else always revalidated. */
export const picturePolicies = { current: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;
