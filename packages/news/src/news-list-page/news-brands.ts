/** Brands that news can be filtered by, from the documents; only those named in titles are offered. */
export const allBrands: readonly string[] = [
  'Yamaha',
  'Honda',
  'Bajaj',
  'TVS',
  'Royal Enfield',
  'KTM',
  'Hero',
  'Suzuki',
  'Kawasaki',
  'Harley-Davidson',
  'BMW',
  'Ducati',
  'Triumph',
  'Jawa',
  'Benelli',
  'MV Agusta',
  'Aprilia',
  'Kymco',
  'Vespa',
  'Mahindra',
  'Revolt',
  'Ola',
  'Ather',
  'Zontes',
  'Yezdi',
];

/** Checks whether a title contains a brand as a whole word: 'Ola' is not in 'Solar'. */
export function namesBrand(title: string, brand: string): boolean {
  const words = ` ${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return words.includes(` ${brand.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `);
}

/** Returns the brands named in these titles, in list order. */
export function brandsIn(titles: readonly string[]): string[] {
  return allBrands.filter((brand) => titles.some((title) => namesBrand(title, brand)));
}
