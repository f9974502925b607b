import { paintsApart } from '@dopahiya/drawing';
import { type Drawing, type DrawnModel, drawingAddress, drawingsOf, primaryDrawing } from './drawing-address.ts';

/** The addresses of the drawings of models that stand side by side: each in its primary colour, unless one before it looks alike in that. */
export function drawingAddressesApart(models: readonly DrawnModel[]): string[] {
  const paints = paintsApart(models.map(({ colours }) => colours.map(({ hex }) => ({ base: hex }))));
  return models.map((model, index) => drawingAddress(model.slug, drawingIn(model, paints[index] ?? 0)));
}

const drawingIn = (model: DrawnModel, paint: number): Drawing => drawingsOf(model)[paint] ?? primaryDrawing(model);
