/** Returns a regex source that matches the words only as whole words. */
export const alone = (words: string): string => String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`;
