import { paths } from '@dopahiya/domain/site';
import { freeText, type PageParameters } from '@dopahiya/site';

/** Price checker inputs from the URL; each may be missing. */
export interface AskedPrice {
  /** Slug of the bike. */
  bike: string | null;
  /** Text typed without choosing a bike. */
  text: string | null;
  variant: string | null;
  city: string | null;
}

const maxLength = 100;
const short = freeText((value) => value.trim() !== '' && value.length <= maxLength);

/** URL parameters of the price checker. */
export const checkerParameters: PageParameters = { bike: short, q: short, variant: short, city: short };

/** Parses the inputs from the URL. */
export function readAskedPrice(search: URLSearchParams): AskedPrice {
  const read = (name: string) => search.get(name)?.trim() || null;
  return { bike: read('bike'), text: read('q'), variant: read('variant'), city: read('city') };
}

/** Returns the URL of a result. */
export function checkerAddress({ bike, text, variant, city }: AskedPrice): string {
  const parts = Object.entries({ bike, q: bike === null ? text : null, variant, city });
  const search = new URLSearchParams(parts.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
  return search.size > 0 ? `${paths.priceChecker}?${search}` : paths.priceChecker;
}
