import { isDevanagari, soundsOf } from '../places/place-sounds.ts';
import { BrandNames, type NamedBrand, namesOfBrand } from './brand-names.ts';
import { consonantsOf, latinWords } from './latin-words.ts';
import { isLike, LikeWords } from './like-words.ts';
import { nameRuns, nameWords, plainLetters, withoutMarks } from './name-words.ts';
import { isOrdinary } from './ordinary-words.ts';
import { wholeErrors } from './typing-errors.ts';
import { isWeak } from './weak-words.ts';

/** A model that a text can name. */
export interface NamedModel {
  /** Brand and model slugs: 'honda/activa'. */
  key: string;
  name: string;
  status: 'on_sale' | 'upcoming' | 'discontinued';
  /** In rupees; null if unknown. */
  price: number | null;
  /** In cc. */
  engine_capacity?: number | null;
  /** In kWh. */
  battery_capacity?: number | null;
  /** First possible year of manufacture; null if unknown. */
  madeFrom?: number | null;
}

/** The brands and models of a catalogue. */
export interface CatalogueNames<Model extends NamedModel = NamedModel> {
  brands: readonly NamedBrand[];
  /** Sorted by sales, best-selling first. */
  bikes: readonly Model[];
}

/** A model with its name in the forms that texts are compared with. */
export interface IndexedModel<Model extends NamedModel = NamedModel> {
  model: Model;
  brand: string;
  /** Words of the model's name. */
  words: ReadonlySet<string>;
  /** Brand and name in lower case after a space, so that every word starts with one. */
  full: string;
  plain: string;
  /** All runs of words of brand and name, without spaces. */
  runs: ReadonlySet<string>;
}

/** Minimum length, in letters, at which an ambiguous word still identifies a model. */
const LONG = 7;

/** Minimum number of sounds that identifies a Devanagari word. */
const TOLD = 3;
/** Minimum number of consonants that identifies a Latin word with two typos. */
const SURE = 4;

/** Index of all model and brand names of a catalogue, the only matcher of names; build it once per catalogue. */
export class NameIndex<Model extends NamedModel = NamedModel> {
  readonly brands: BrandNames;
  /** All models, best-selling first. */
  readonly models: readonly IndexedModel<Model>[];
  /** Words of brands and models that a typo can be compared with. */
  readonly allWords: readonly string[];
  readonly #byWord = new Map<string, IndexedModel<Model>[]>();
  readonly #sounds = new Map<string, string>();
  readonly #likeModels: LikeWords;
  readonly #likeBrands: LikeWords;
  readonly #brandSounds: readonly (readonly [sounds: string, slug: string])[];

  /** Indexes the names; equally good models keep the given order. */
  constructor({ brands, bikes }: CatalogueNames<Model>) {
    this.brands = new BrandNames(brands);
    this.models = bikes.map((model) => indexed(model, this.brands));
    for (const one of this.models)
      for (const word of new Set([...one.words, ...familiesIn(one.model.name)]))
        this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), one]);
    const words = [...this.#byWord.keys()];
    for (const word of words) {
      const sounds = consonantsOf(word);
      if (sounds.length >= TOLD && !isWeak(word) && !/\d/.test(word)) this.#sounds.set(sounds, word);
    }
    this.allWords = [...new Set(this.models.flatMap(({ full }) => full.split(/[^\p{L}\p{N}]+/u)))].filter(Boolean);
    this.#likeModels = new LikeWords(words.filter((word) => !isWeak(word) || word.length >= LONG));
    this.#brandSounds = brands.flatMap((brand) =>
      namesOfBrand(brand).map((name) => [soundsOf(name.toLowerCase())[0] ?? '', brand.slug] as const),
    );
    this.#likeBrands = new LikeWords(brands.flatMap(namesOfBrand).map(spaced));
  }

  /** Returns the models with this word in their name. */
  withWord(word: string): readonly IndexedModel<Model>[] {
    return this.#byWord.get(word) ?? [];
  }

  /** Resolves a word to a word of a model name: exact, transliterated, or with a typo. */
  wordMeant(said: string): string | undefined {
    const written = latinWords(said).find((word) => this.#byWord.has(word));
    if (written !== undefined) return written;
    const like = isDevanagari(said)
      ? this.#sounds.get(consonantsOf(said))
      : (this.#likeModels.find(said) ?? this.#soundingLike(said));
    return like === undefined || isOrdinary(said) ? undefined : like;
  }

  /** Returns a word with the same consonants and at most two typos: 'juptr', 'glamer'. */
  #soundingLike(said: string): string | undefined {
    const sounds = consonantsOf(said);
    const like = sounds.length >= SURE ? this.#sounds.get(sounds) : undefined;
    return like !== undefined && isLike(said, like, 2) ? like : undefined;
  }

  /** Returns the brand closest to a misspelt word. */
  brandMeant(said: string): string | undefined {
    if (isDevanagari(said)) return isOrdinary(said) ? undefined : this.#brandHeard(said);
    const name = this.#likeBrands.find(said);
    return name === undefined || !isLikeEach(said, name) || isOrdinary(said) ? undefined : this.brands.called(name);
  }

  /** Returns the brand that sounds like a Devanagari word, with at most one other vowel. */
  #brandHeard(said: string): string | undefined {
    const [heard = ''] = soundsOf(said);
    const isHeard = (sounds: string) =>
      withoutVowels(sounds) === withoutVowels(heard) && wholeErrors(heard, sounds, 1) <= 1;
    return heard.length < SURE ? undefined : this.#brandSounds.find(([sounds]) => isHeard(sounds))?.[1];
  }
}

const withoutVowels = (sounds: string): string => sounds.replaceAll(/[aeiou]/g, '');

function indexed<Model extends NamedModel>(model: Model, brands: BrandNames): IndexedModel<Model> {
  const brand = model.key.split('/')[0] ?? '';
  const full = ` ${plainLetters(`${brands.nameOf(brand) ?? ''} ${model.name}`.trim())}`;
  return {
    model,
    brand,
    words: new Set(nameWords(model.name)),
    full,
    plain: withoutMarks(full),
    runs: new Set(nameRuns(full)),
  };
}

/** Checks that each word matches its part of the name, so that 'only electric' is not Ola Electric. */
function isLikeEach(said: string, name: string): boolean {
  const words = said.split(' ');
  const parts = name.split(' ');
  return (
    words.length === parts.length &&
    words.every((word, index) => word === parts[index] || new LikeWords([parts[index] ?? '']).find(word) !== undefined)
  );
}

/** Returns the parts of hyphenated names that stand for them: 'fz' of 'FZ-S', 'r15' of 'YZF-R15'. */
const familiesIn = (name: string): string[] =>
  plainLetters(name).match(/(?<!\S)[a-z]{2,}(?=-[a-z])|(?<=[a-z]-)[a-z]\d+(?!\S)/g) ?? [];

const spaced = (name: string): string => plainLetters(name).replaceAll('-', ' ');
