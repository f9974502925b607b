import { LRUCache } from 'lru-cache';
import { type Capacity, WorkQueue } from '../../core/jobs/work-queue.ts';
import { type DrawingName, formatDrawingName } from './drawing-address.ts';
import type { DrawingRepository } from './drawing-repository.ts';
import { paintOf, toDrawnBike } from './drawn-bike.ts';
import { findDrawing } from './drawing-service.ts';
import { drawSharePicture, type SharedBike } from './share-picture.ts';
import { AppError } from '../../core/errors.ts';
import { openSharp } from './photos/convert-photo.ts';

type Png = Uint8Array<ArrayBuffer>;

const CACHE_BYTES = 16 * 1024 * 1024;
/** A picture keeps a core busy for a fifth of a second, and the other core is for the site. */
const capacity: Capacity = {
  atOnce: 1,
  lanes: [24],
  waitMs: 10_000,
  busy: () => new AppError(503, 'We’re making too many pictures right now. Try again in a few seconds.'),
};

/** A finished share picture; `current` when every drawing in it has the version that was asked for. */
export interface SharePicture {
  png: Png;
  version: string;
  current: boolean;
}

/** Makes pictures of bikes side by side for pages that others link to, and caches those requested most lately. */
export class SharePictureService {
  readonly #models: DrawingRepository;
  readonly #pictures = new LRUCache<string, Png>({ maxSize: CACHE_BYTES, sizeCalculation: (png) => png.byteLength });
  readonly #rendering = new Map<string, Promise<Png>>();
  readonly #queue = new WorkQueue(capacity);

  constructor(models: DrawingRepository) {
    this.#models = models;
  }

  /** The drawings of these names on one picture. @throws AppError 404 for a drawing that there is not, 503 when busy. */
  async draw(names: DrawingName[]): Promise<SharePicture> {
    const asked = versionOf(names);
    const cached = this.#pictures.get(asked);
    if (cached) return { png: cached, version: asked, current: true };
    const found = await Promise.all(names.map((name) => findDrawing(this.#models, name)));
    const version = versionOf(found.map(({ model, drawing }) => ({ slug: model.slug, ...drawing })));
    const bikes = found.map(({ model, drawing }) => ({ bike: toDrawnBike(model), options: paintOf(drawing.colour) }));
    return { png: await this.#pictureOf(version, bikes), version, current: version === asked };
  }

  async #pictureOf(version: string, bikes: SharedBike[]): Promise<Png> {
    const made = this.#pictures.get(version) ?? this.#rendering.get(version);
    if (made) return made;
    const rendering = this.#queue.run(() => toPng(drawSharePicture(bikes)));
    this.#rendering.set(version, rendering);
    try {
      const png = await rendering;
      this.#pictures.set(version, png);
      return png;
    } finally {
      this.#rendering.delete(version);
    }
  }
}

function versionOf(names: DrawingName[]): string {
  return names.map(formatDrawingName).join('~');
}

/** Few colours are enough for a drawing, and make the file a third as large. */
const options = { palette: true, quality: 80, effort: 5 } as const;

/** An SVG picture without text as PNG, at its own size, made beside the event loop; loads the library with the first one. */
async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await openSharp();
  const png = await sharp(Buffer.from(svg)).png(options).toBuffer();
  return new Uint8Array(png);
}
