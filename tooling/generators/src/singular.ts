/** What one of several is called: 'cities' is of a 'city', 'notes' of a 'note'. */
export function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(plural) ? plural.slice(0, -2) : plural.slice(0, -1);
}
