import { drawBike } from '@dopahiya/drawing';
import { LRUCache } from 'lru-cache';
import { type CompressedText, compressText, sizeOf } from '../../core/compressed-text.ts';
import { type Drawing, type DrawingName, drawingsOf, formatDrawingName } from './drawing-address.ts';
import type { DrawingRepository } from './drawing-repository.ts';
import { type DrawingFacts, paintOf, toDrawnBike } from './drawn-bike.ts';
import { notFound } from '../../core/errors.ts';
import { errors } from '../../core/texts/index.ts';

const CACHE_BYTES = 32 * 1024 * 1024;

/** Finished drawing; `current` if it has the requested version. */
export interface DrawnPicture {
  picture: CompressedText;
  version: string;
  current: boolean;
}

/** Draws the catalogue's bikes with an LRU cache. */
export class DrawingService {
  readonly #models: DrawingRepository;
  readonly #pictures = new LRUCache<string, CompressedText>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf });

  constructor(models: DrawingRepository) {
    this.#models = models;
  }

  /** Draws a model in one of its colours. @throws AppError 404 for an unknown model or colour. */
  async draw(name: DrawingName): Promise<DrawnPicture> {
    const cached = this.#pictures.get(formatDrawingName(name));
    if (cached) return { picture: cached, version: name.version, current: true };
    const { model, drawing } = await findDrawing(this.#models, name);
    const { version } = drawing;
    return { picture: await this.#pictureOf(model, drawing), version, current: version === name.version };
  }

  async #pictureOf(facts: DrawingFacts, { colour, colourSlug, version }: Drawing): Promise<CompressedText> {
    const key = formatDrawingName({ slug: facts.slug, colourSlug, version });
    const cached = this.#pictures.get(key);
    if (cached) return cached;
    const picture = await compressText(drawBike(toDrawnBike(facts), paintOf(colour)));
    this.#pictures.set(key, picture);
    return picture;
  }
}

/** Model with the drawing that a name refers to, whatever the name's version. */
export interface FoundDrawing {
  model: DrawingFacts;
  drawing: Drawing;
}

/** Finds the facts for a drawing. @throws AppError 404 for an unknown model or colour. */
export async function findDrawing(models: DrawingRepository, { slug, colourSlug }: DrawingName): Promise<FoundDrawing> {
  const model = await models.find(slug);
  const drawing = model && drawingsOf(model).find((candidate) => candidate.colourSlug === colourSlug);
  if (drawing) return { model, drawing };
  throw notFound(errors.noDrawingInColour);
}
