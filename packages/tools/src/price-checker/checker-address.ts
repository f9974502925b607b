import { paths } from '@dopahiya/domain/site';
import { freeText, type PageParameters } from '@dopahiya/site';

/** What an address of the price checker asks for; each part may be missing. */
export interface AskedPrice {
  /** A bike by slug. */
  bike: string | null;
  /** What somebody typed instead of choosing a bike. */
  text: string | null;
  variant: string | null;
  city: string | null;
}

const maxLength = 100;
const short = freeText((value) => value.trim() !== '' && value.length <= maxLength);

/** The parameters of the price checker's address. */
export const checkerParameters: PageParameters = { bike: short, q: short, variant: short, city: short };

/** What an address asks for. */
export function readAskedPrice(search: URLSearchParams): AskedPrice {
  const read = (name: string) => search.get(name)?.trim() || null;
  return { bike: read('bike'), text: read('q'), variant: read('variant'), city: read('city') };
}

/** The address of an answer. */
export function checkerAddress({ bike, text, variant, city }: AskedPrice): string {
  const parts = Object.entries({ bike, q: bike === null ? text : null, variant, city });
  const search = new URLSearchParams(parts.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return search.size > 0 ? `${paths.priceChecker}?${search}` : paths.priceChecker;
}
