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

/** From this many letters on a word that is weak is told from others all the same. */
const LONG = 7;

/** From this many sounds on a word in Devanagari is told from others. */
const TOLD = 3;

/** The words of all names of models and brands; made once for a catalogue. */
export class NameBook {
  readonly #models = new Map<string, BookedModel[]>();
  readonly #brands = new Map<string, string>();
  readonly #sounds = new Map<string, string>();
  readonly #likeModels: LikeWords;
  readonly #likeBrands: LikeWords;

  /** Models come in the order in which they are offered. */
  constructor({ brands, bikes }: Pick<ChatNames, 'brands' | 'bikes'>) {
    for (const model of bikes) {
      const booked = { model, words: new Set(nameWords(model.name)) };
      for (const word of booked.words) this.#models.set(word, [...(this.#models.get(word) ?? []), booked]);
    }
    for (const { slug, name } of brands) this.#brands.set(compared(name), slug);
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

  /** The models whose names have this word. */
  withWord(word: string): readonly BookedModel[] {
    return this.#models.get(word) ?? [];
  }

  /** The brand that people call so. */
  brandCalled(words: string): string | undefined {
    return this.#brands.get(words);
  }

  /** The word of a name that a word of a message is: written so, in Devanagari, or with a slip of the pen. */
  wordMeant(said: string): string | undefined {
    const written = latinWords(said).find((word) => this.#models.has(word));
    if (written !== undefined || isOrdinary(said)) return written;
    return isDevanagari(said) ? this.#sounds.get(consonantsOf(said)) : this.#likeModels.find(said);
  }

  /** The brand that a word nearly is. */
  brandMeant(said: string): string | undefined {
    const name = isOrdinary(said) ? undefined : this.#likeBrands.find(said);
    return name === undefined || !isLikeEach(said, name) ? undefined : this.#brands.get(name);
  }
}

/** 'only electric' is no Ola Electric: each word is the one of the name, or nearly. */
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
