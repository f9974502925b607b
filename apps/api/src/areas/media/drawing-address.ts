import { createHash } from 'node:crypto';
import { toSlug } from '@dopahiya/domain/site';
import { drawingEdition, paintsApart } from '@dopahiya/drawing';
import type { CatalogueModel } from '../../core/catalogue-file/catalogue-file.ts';

type Colour = CatalogueModel['colours'][number];

/** A model as its drawings' addresses need it: `drawing_key` changes with the facts that are drawn. */
export interface DrawnModel {
  slug: string;
  drawing_key: string;
  colours: Colour[];
}

/** Colour slug of the one drawing of a model whose colours are not known. */
const STANDARD = 'standard';

/** Slugs that no colour may take: they name drawings of other kinds. */
export const reservedColourSlugs: ReadonlySet<string> = new Set([STANDARD, 'measured']);

/** A short hash, the same for the same facts. */
export function hashOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
}

/** A list carries the address of every picture, so the version in it is as short as can be: 36 bits. */
const shortHashOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 6);

/** One picture of a model: its colour, and the version that changes whenever the picture would. */
export interface Drawing {
  colour: Colour | null;
  colourSlug: string;
  version: string;
}

/** What the address of a drawing names. */
export interface DrawingName {
  slug: string;
  colourSlug: string;
  version: string;
}

const namePattern = /^(?<slug>[a-z0-9-]+)\.(?<colourSlug>[a-z0-9-]+)\.(?<version>[\w-]+)$/;

/** The drawing that '{slug}.{colour}.{version}' names; undefined for another text. */
export function parseDrawingName(text: string): DrawingName | undefined {
  const { slug, colourSlug, version } = namePattern.exec(text)?.groups ?? {};
  return slug && colourSlug && version ? { slug, colourSlug, version } : undefined;
}

/** A drawing's name as its address has it. */
export function formatDrawingName({ slug, colourSlug, version }: DrawingName): string {
  return `${slug}.${colourSlug}.${version}`;
}

/** Every picture of a model, one per colour, the first being the primary one. */
export function drawingsOf(model: Omit<DrawnModel, 'slug'>): [Drawing, ...Drawing[]] {
  const others = model.colours.slice(1).map((colour) => toDrawing(model.drawing_key, colour));
  return [primaryDrawing(model), ...others];
}

/** The picture that stands for a model where there is room for one. */
export function primaryDrawing({ drawing_key, colours }: Omit<DrawnModel, 'slug'>): Drawing {
  return toDrawing(drawing_key, colours[0] ?? null);
}

/** Where a model's drawing is served: the address changes when the picture does, so that it may be cached for ever. */
export function drawingAddress(slug: string, { colourSlug, version }: Drawing): string {
  return `/media/drawings/${formatDrawingName({ slug, colourSlug, version })}.svg`;
}

function toDrawing(drawing_key: string, colour: Colour | null): Drawing {
  const version = shortHashOf([drawingEdition, drawing_key, colour?.hex, colour?.accent]);
  return { colour, colourSlug: colour ? toSlug(colour.name) : STANDARD, version };
}

/** The addresses of the drawings of models that stand side by side: each in its primary colour, unless one before it looks alike in that. */
export function drawingAddressesApart(models: readonly DrawnModel[]): string[] {
  const paints = paintsApart(models.map(({ colours }) => colours.map(({ hex }) => ({ base: hex }))));
  return models.map((model, index) => drawingAddress(model.slug, drawingIn(model, paints[index] ?? 0)));
}

const drawingIn = (model: DrawnModel, paint: number): Drawing => drawingsOf(model)[paint] ?? primaryDrawing(model);
