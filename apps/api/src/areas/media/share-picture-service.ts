import { LRUCache } from 'lru-cache';
import { type Capacity, WorkQueue } from '../../core/jobs/work-queue.ts';
import { type DrawingName, formatDrawingName } from './drawing-address.ts';
import type { DrawingRepository } from './drawing-repository.ts';
import { paintOf, toDrawnBike } from './drawn-bike.ts';
import { findDrawing } from './drawing-service.ts';
import { drawSharePicture, type SharedBike } from './share-picture.ts';
import { AppError } from '../../core/errors.ts';
import { openSharp } from './photos/convert-photo.ts';
import { errors } from '../../core/texts/index.ts';

type Png = Uint8Array<ArrayBuffer>;

const CACHE_BYTES = 16 * 1024 * 1024;
/** Drawing a picture takes a core 0.2 s, and the other core is for the site. */
const capacity: Capacity = {
  atOnce: 1,
  lanes: [24],
  waitMs: 10_000,
  busy: () => new AppError(503, errors.pictureQueueFull),
};

/** Finished share image; `current` if every drawing in it has the requested version. */
export interface SharePicture {
  png: Png;
  version: string;
  current: boolean;
}

/** Creates share images of bikes side by side, with an LRU cache. */
export class SharePictureService {
  readonly #models: DrawingRepository;
  readonly #pictures = new LRUCache<string, Png>({ maxSize: CACHE_BYTES, sizeCalculation: (png) => png.byteLength });
  readonly #rendering = new Map<string, Promise<Png>>();
  readonly #queue = new WorkQueue(capacity);

  constructor(models: DrawingRepository) {
    this.#models = models;
  }

  /** Draws these bikes on one picture. @throws AppError 404 for an unknown drawing, 503 when busy. */
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

/** A drawing needs few colours, which reduces the file to a third. */
const options = { palette: true, quality: 80, effort: 5 } as const;

/** Converts an SVG without text to PNG at its own size, off the event loop; loads the library on first use. */
async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await openSharp();
  const png = await sharp(Buffer.from(svg)).png(options).toBuffer();
  return new Uint8Array(png);
}
