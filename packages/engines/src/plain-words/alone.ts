/** Source of a pattern for these words where no other letter or digit touches them. */
export const alone = (words: string): string => String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`;
