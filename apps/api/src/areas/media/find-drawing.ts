import { notFound } from '../../core/errors.ts';
import { type Drawing, type DrawingName, drawingsOf } from './drawing-address.ts';
import type { DrawingRepository } from './drawing-repository.ts';
import type { DrawingFacts } from './drawn-bike.ts';

/** A model with the one of its drawings that a name means, whatever version the name has. */
export interface FoundDrawing {
  model: DrawingFacts;
  drawing: Drawing;
}

/** Finds what a drawing is made from. @throws AppError 404 for a model or colour that there is not. */
export async function findDrawing(models: DrawingRepository, { slug, colourSlug }: DrawingName): Promise<FoundDrawing> {
  const model = await models.find(slug);
  const drawing = model && drawingsOf(model).find((candidate) => candidate.colourSlug === colourSlug);
  if (drawing) return { model, drawing };
  throw notFound('There is no drawing of this bike in this colour. The bike’s own call has the addresses of all.');
}
