import type { BrandNames } from './brand-names.ts';
import { splitWords, type TextWord } from './name-words.ts';

/** A brand in a text, with its position. */
export interface FoundBrand {
  start: number;
  end: number;
  slug: string;
}

/** Maximum number of words in a brand name. */
const maxBrandWords = 3;

/** Finds the brands that a text names exactly, in order. */
export function findBrands(text: string, brands: BrandNames): FoundBrand[] {
  const words = splitWords(text);
  const found: FoundBrand[] = [];
  for (let index = 0; index < words.length; index++) {
    for (let count = maxBrandWords; count > 0; count--) {
      const brand = brandOf(text, words.slice(index, index + count), brands);
      if (words.length - index < count || !brand) continue;
      found.push(brand);
      index += count - 1;
      break;
    }
  }
  return found;
}

function brandOf(text: string, words: readonly TextWord[], brands: BrandNames): FoundBrand | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return null;
  const end = /['’]s$/i.test(text.slice(last.start, last.end)) ? last.end - 2 : last.end;
  const slug = brands.called(text.slice(first.start, end));
  return slug === undefined ? null : { start: first.start, end, slug };
}
