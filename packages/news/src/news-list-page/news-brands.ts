/** The brands that news can be narrowed to: those of the documents, of which only the ones in titles are offered. */
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

/** Whether a title names a brand, as a word of its own: 'Ola' is not in 'Solar'. */
export function namesBrand(title: string, brand: string): boolean {
  const words = ` ${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return words.includes(` ${brand.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `);
}

/** The brands that some of these titles name, in the order of the list. */
export function brandsIn(titles: readonly string[]): string[] {
  return allBrands.filter((brand) => titles.some((title) => namesBrand(title, brand)));
}
