/** Lowercase words joined by hyphens: 'Royal Enfield' becomes 'royal-enfield'. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Whether a bike page may be opened by this slug: not all digits, and no address of another site. */
export function isBikeSlug(slug: string): boolean {
  return slug !== '' && !/^\d+$/.test(slug) && !slug.includes('http');
}
