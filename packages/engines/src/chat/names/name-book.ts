import { isDevanagari } from '../../plain-words/place-sounds.ts';
import { otherBrandNames } from '../../plain-words/other-brand-names.ts';
import type { ChatNames, NamedModel } from '../chat-names.ts';
import { consonantsOf, latinWords } from './latin-words.ts';
import { LikeWords } from './like-words.ts';
import { nameWords } from './said-words.ts';
import { isOrdinary, isWeak } from './weak-words.ts';

/** A model with the words of its name. */
export interface BookedModel {
  model: NamedModel;
  words: ReadonlySet<string>;
}

/** Minimum length, in letters, at which an ambiguous word still identifies a model. */
const LONG = 7;

/** Minimum number of sounds that identifies a Devanagari word. */
const TOLD = 3;

/** Index of the words in all model and brand names; build once per catalogue. */
export class NameBook {
  readonly #models = new Map<string, BookedModel[]>();
  readonly #brands = new Map<string, string>();
  readonly #sounds = new Map<string, string>();
  readonly #likeModels: LikeWords;
  readonly #likeBrands: LikeWords;

  /** Indexes the names; models are offered in the given order. */
  constructor({ brands, bikes }: Pick<ChatNames, 'brands' | 'bikes'>) {
    for (const model of bikes) {
      const booked = { model, words: new Set(nameWords(model.name)) };
      for (const word of booked.words) this.#models.set(word, [...(this.#models.get(word) ?? []), booked]);
    }
    for (const { slug, name } of brands) {
      this.#brands.set(compared(name), slug);
      // As it is written: 'harley-davidson' is one word of a message.
      this.#brands.set(nameWords(name).join(' '), slug);
    }
    for (const { slug, name } of brands) {
      const short = name.replace(/\s+(electric|energy|motors|mobility|ev|green)$/i, '');
      for (const one of [short, ...otherBrandNames(slug)].map(compared))
        if (!this.#brands.has(one)) this.#brands.set(one, slug);
    }
    for (const word of this.#models.keys()) {
      const sounds = consonantsOf(word);
      if (sounds.length >= TOLD && !isWeak(word) && !/\d/.test(word)) this.#sounds.set(sounds, word);
    }
    this.#likeModels = new LikeWords([...this.#models.keys()].filter((word) => !isWeak(word) || word.length >= LONG));
    this.#likeBrands = new LikeWords([...this.#brands.keys()]);
  }

  /** Returns the models with this word in their name. */
  withWord(word: string): readonly BookedModel[] {
    return this.#models.get(word) ?? [];
  }

  /** Returns the brand known by this name. */
  brandCalled(words: string): string | undefined {
    return this.#brands.get(words);
  }

  /** Resolves a word to a word of a model name: exact, transliterated, or with a typo. */
  wordMeant(said: string): string | undefined {
    const written = latinWords(said).find((word) => this.#models.has(word));
    if (written !== undefined || isOrdinary(said)) return written;
    return isDevanagari(said) ? this.#sounds.get(consonantsOf(said)) : this.#likeModels.find(said);
  }

  /** Returns the brand closest to a misspelt word. */
  brandMeant(said: string): string | undefined {
    const name = isOrdinary(said) ? undefined : this.#likeBrands.find(said);
    return name === undefined || !isLikeEach(said, name) ? undefined : this.#brands.get(name);
  }
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

const compared = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u093C]/g, '')
    .normalize('NFC')
    .replaceAll('-', ' ');
