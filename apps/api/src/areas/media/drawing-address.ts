import { createHash } from 'node:crypto';
import { toSlug } from '@dopahiya/domain/site';
import { drawingEdition, paintsApart } from '@dopahiya/drawing';
import type { CatalogueModel } from '../../core/catalogue-file/catalogue-file.ts';

type Colour = CatalogueModel['colours'][number];

/** Model fields in drawing addresses: `drawing_key` changes with the drawn facts. */
export interface DrawnModel {
  slug: string;
  drawing_key: string;
  colours: Colour[];
}

/** Colour slug of the only drawing of a model with unknown colours. */
const STANDARD = 'standard';

/** Slugs that no colour may take, since they name other kinds of drawings. */
export const reservedColourSlugs: ReadonlySet<string> = new Set([STANDARD, 'measured']);

/** Returns a short hash, the same for equal facts. */
export function hashOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
}

/** Lists contain the address of every picture, so the version in it is kept short: 36 bits. */
const shortHashOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 6);

/** Picture of a model: its colour, and a version that changes whenever the picture does. */
export interface Drawing {
  colour: Colour | null;
  colourSlug: string;
  version: string;
}

/** Parts of a drawing's address. */
export interface DrawingName {
  slug: string;
  colourSlug: string;
  version: string;
}

const namePattern = /^(?<slug>[a-z0-9-]+)\.(?<colourSlug>[a-z0-9-]+)\.(?<version>[\w-]+)$/;

/** Parses '{slug}.{colour}.{version}'; undefined for another text. */
export function parseDrawingName(text: string): DrawingName | undefined {
  const { slug, colourSlug, version } = namePattern.exec(text)?.groups ?? {};
  return slug && colourSlug && version ? { slug, colourSlug, version } : undefined;
}

/** Formats a drawing's name for its address. */
export function formatDrawingName({ slug, colourSlug, version }: DrawingName): string {
  return `${slug}.${colourSlug}.${version}`;
}

/** Returns all pictures of a model, one per colour, the primary one first. */
export function drawingsOf(model: Omit<DrawnModel, 'slug'>): [Drawing, ...Drawing[]] {
  const others = model.colours.slice(1).map((colour) => toDrawing(model.drawing_key, colour));
  return [primaryDrawing(model), ...others];
}

/** Returns the main picture of a model. */
export function primaryDrawing({ drawing_key, colours }: Omit<DrawnModel, 'slug'>): Drawing {
  return toDrawing(drawing_key, colours[0] ?? null);
}

/** Returns the address of a model's drawing: it changes with the picture, so that it may be cached for ever. */
export function drawingAddress(slug: string, { colourSlug, version }: Drawing): string {
  return `/media/drawings/${formatDrawingName({ slug, colourSlug, version })}.svg`;
}

function toDrawing(drawing_key: string, colour: Colour | null): Drawing {
  const version = shortHashOf([drawingEdition, drawing_key, colour?.hex, colour?.accent]);
  return { colour, colourSlug: colour ? toSlug(colour.name) : STANDARD, version };
}

/** Returns the drawing addresses of models shown side by side: each in its primary colour, unless an earlier one looks alike in it. */
export function drawingAddressesApart(models: readonly DrawnModel[]): string[] {
  const paints = paintsApart(models.map(({ colours }) => colours.map(({ hex }) => ({ base: hex }))));
  return models.map((model, index) => drawingAddress(model.slug, drawingIn(model, paints[index] ?? 0)));
}

const drawingIn = (model: DrawnModel, paint: number): Drawing => drawingsOf(model)[paint] ?? primaryDrawing(model);

/** Cache-Control of pictures: for ever at an address with the current version, else always revalidated. */
export const picturePolicies = { current: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;
