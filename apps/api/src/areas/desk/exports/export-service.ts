import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskExport } from '@dopahiya/domain/desk';
import { dateInIndia } from '@dopahiya/domain/site';
import { StartError } from '../../../core/command/start-error.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { AppError, conflict, notFound } from '../../../core/errors.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import type { PhotoStore } from '../../media/index.ts';
import { exportedPhotos, nameInStore, ownCatalogue, readExported, writeExported } from '../../seeding/index.ts';
import { inTurn } from '../entries/in-turn.ts';
import { writeZip, ZipTooLargeError } from './zip-file.ts';

/** Dependencies of exports; without a data folder there is no store. */
export interface ExportDeps {
  database: Database;
  store: Pick<PhotoStore, 'read' | 'sizeOf'> | undefined;
  clock: Clock;
  /** @default 300 MB */
  maxBytes?: number;
}

interface Prepared {
  key: string;
  folder: string;
  bytes: number;
  until: number;
}

/** How long a prepared file can be fetched, in ms. */
const KEPT_MS = 600_000;
const MAX_BYTES = 300 * 1024 * 1024;

/** Writes the catalogue of the database as a ZIP of its files; one is kept at a time, for the owner who asked for it. */
export class ExportService {
  readonly #deps: ExportDeps;
  #isBusy = false;
  #prepared: Prepared | undefined;

  constructor(deps: ExportDeps) {
    this.#deps = deps;
  }

  /** Prepares a ZIP under an unguessable key. @throws AppError 503 while another one is prepared, 409 or 413 if it cannot be. */
  async prepare(): Promise<DeskExport> {
    if (this.#isBusy) throw new AppError(503, deskErrors.exportBusy);
    this.#isBusy = true;
    const folder = await mkdtemp(join(tmpdir(), 'desk-export-'));
    try {
      await this.#write(folder);
      const { size } = await stat(zipIn(folder));
      await this.#forget();
      const key = randomBytes(24).toString('base64url');
      this.#prepared = { key, folder, bytes: size, until: this.#deps.clock().getTime() + KEPT_MS };
      setTimeout(() => void this.#forget(key), KEPT_MS).unref();
      return { key, bytes: size };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw refusalOf(error);
    } finally {
      this.#isBusy = false;
    }
  }

  /** Returns the file of a key. @throws AppError 404 for another key, or once its time is over. */
  file(key: string): { path: string; name: string; bytes: number } {
    const prepared = this.#prepared;
    if (!prepared || prepared.key !== key || this.#deps.clock().getTime() > prepared.until)
      throw notFound(deskErrors.noExport);
    const name = `dopahiya-catalogue-${dateInIndia(this.#deps.clock())}.zip`;
    return { path: zipIn(prepared.folder), name, bytes: prepared.bytes };
  }

  async #write(folder: string): Promise<void> {
    const { maxBytes = MAX_BYTES } = this.#deps;
    const within = join(folder, 'catalogue');
    // A photograph can be removed while others are copied, as nobody waits for that: the content then names it no more.
    await this.#copy(within, maxBytes).catch(async (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      await rm(within, { recursive: true });
      await this.#copy(within, maxBytes);
    });
    await writeZip(within, zipIn(folder), maxBytes);
    await rm(within, { recursive: true });
  }

  /** Reads the content while nobody publishes, and then copies the photographs while everybody may. */
  async #copy(folder: string, maxBytes: number): Promise<void> {
    const { database, store } = this.#deps;
    const content = await inTurn(database, readExported);
    let bytes = 0;
    for (const file of exportedPhotos(content)) bytes += (await store?.sizeOf(nameInStore(file))) ?? 0;
    if (bytes > maxBytes) throw new ZipTooLargeError();
    await writeExported(content, { folder, source: ownCatalogue, photos: store });
  }

  /** Deletes the prepared file; with a key only if it is that one. */
  async #forget(key?: string): Promise<void> {
    const prepared = this.#prepared;
    if (!prepared || (key !== undefined && prepared.key !== key)) return;
    this.#prepared = undefined;
    await rm(prepared.folder, { recursive: true, force: true });
  }
}

const zipIn = (folder: string): string => join(folder, 'catalogue.zip');

function refusalOf(error: unknown): unknown {
  if (error instanceof ZipTooLargeError) return new AppError(413, deskErrors.exportTooLarge);
  return error instanceof StartError ? conflict(deskErrors.photoMissing) : error;
}
