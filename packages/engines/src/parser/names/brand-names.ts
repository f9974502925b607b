import nicknames from '../words/brand-nicknames.json' with { type: 'json' };
import { wordsByMeaning } from '../words/word-table.ts';
import { plainLetters, withoutMarks } from './name-words.ts';

/** A brand that a text can name. */
export interface NamedBrand {
  slug: string;
  name: string;
}

const nicknamesOf = wordsByMeaning(nicknames);

/** Returns the names of a brand: its own, without a word such as 'Electric', and nicknames in English and Hindi. */
export function namesOfBrand({ slug, name }: NamedBrand): string[] {
  const short = name.replace(/\s+(?:electric|energy|motors|mobility|ev|green)$/i, '');
  return [...new Set([name, short, ...(nicknamesOf.get(slug) ?? [])])];
}

/** The brands of a catalogue by all their names. */
export class BrandNames {
  readonly #bySlug: ReadonlyMap<string, string>;
  readonly #byName: ReadonlyMap<string, string>;

  /** A name that several brands have belongs to the one whose own name it is. */
  constructor(brands: readonly NamedBrand[]) {
    const plain = (name: string) => withoutMarks(plainLetters(name));
    const all = brands.flatMap((brand) =>
      namesOfBrand(brand).map((name): [string, string] => [plain(name), brand.slug]),
    );
    const own = brands.map(({ slug, name }): [string, string] => [plain(name), slug]);
    this.#bySlug = new Map(brands.map(({ slug, name }) => [slug, name]));
    this.#byName = new Map([...all.toReversed(), ...own.toReversed()]);
  }

  /** Returns the slug of the brand known by this name, ignoring case, spaces and punctuation. */
  called(words: string): string | undefined {
    return this.#byName.get(withoutMarks(plainLetters(words)));
  }

  /** Returns the name of a brand. */
  nameOf(slug: string): string | undefined {
    return this.#bySlug.get(slug);
  }
}
