import { drawBike } from '@dopahiya/drawing';
import { LRUCache } from 'lru-cache';
import { notFound } from '../http/app-error.ts';
import { type CompressedText, compressText, sizeOf } from './compressed-text.ts';
import { type Drawing, drawingsOf } from './drawing-address.ts';
import type { DrawingRepository } from './drawing-repository.ts';
import { type DrawingFacts, toDrawnBike } from './drawn-bike.ts';

const CACHE_BYTES = 32 * 1024 * 1024;

/** What the address of a drawing names. */
export interface DrawingName {
  slug: string;
  colourSlug: string;
  version: string;
}

/** A finished drawing; `current` when it has the version that was asked for. */
export interface DrawnPicture {
  picture: CompressedText;
  version: string;
  current: boolean;
}

/** Draws the bikes of the catalogue and keeps the drawings that are asked for most lately. */
export class DrawingService {
  readonly #models: DrawingRepository;
  readonly #pictures = new LRUCache<string, CompressedText>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf });

  constructor(models: DrawingRepository) {
    this.#models = models;
  }

  /** The drawing of a model in one of its colours. @throws AppError 404 for another model or colour. */
  async draw(name: DrawingName): Promise<DrawnPicture> {
    const kept = this.#pictures.get(keyOf(name));
    if (kept) return { picture: kept, version: name.version, current: true };
    const model = await this.#models.find(name.slug);
    const drawing = model && drawingsOf(model).find(({ colourSlug }) => colourSlug === name.colourSlug);
    if (!drawing)
      throw notFound('There is no drawing of this bike in this colour. The bike’s own call has the addresses of all.');
    const { version } = drawing;
    return { picture: await this.#pictureOf(model, drawing), version, current: version === name.version };
  }

  async #pictureOf(facts: DrawingFacts, { colour, colourSlug, version }: Drawing): Promise<CompressedText> {
    const key = keyOf({ slug: facts.slug, colourSlug, version });
    const kept = this.#pictures.get(key);
    if (kept) return kept;
    const options = colour ? { paint: { base: colour.hex, accent: colour.accent } } : {};
    const picture = await compressText(drawBike(toDrawnBike(facts), options));
    this.#pictures.set(key, picture);
    return picture;
  }
}

function keyOf({ slug, colourSlug, version }: DrawingName): string {
  return `${slug}.${colourSlug}.${version}`;
}
