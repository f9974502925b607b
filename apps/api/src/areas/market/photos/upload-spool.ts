import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../../core/errors.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Limits and origin of an upload. */
interface Arrival {
  /** The client's address; for IPv6 its network. */
  address: string;
  maxBytes: number;
  tooLarge: () => AppError;
}

/** A received body. */
export interface Upload {
  read: () => Promise<Buffer<ArrayBuffer>>;
  /** Releases the file; it can no longer be read. */
  drop: () => Promise<void>;
}

const MB = 1024 * 1024;

/** Maximum disk space of uploads being received or waiting, in bytes: in total and per address. */
export const spoolLimits = { bytes: 512 * MB, bytesOfAddress: 128 * MB };

const busy = () => new AppError(503, marketErrors.uploadsBusy);
const cutOff = () => new AppError(400, marketErrors.photoCutOff);

/**
 * Receives uploads into unlinked temporary files, which vanish when closed, even if the process is killed. The minimum upload speed is
 * enforced by the server.
 */
export class UploadSpool {
  readonly #folder: string;
  readonly #limits: typeof spoolLimits;
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  constructor(folder = tmpdir(), limits = spoolLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** Bytes currently in use. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Receives a body. @throws AppError 413 if it is too large, 503 if there is no room, 400 if it ends early. */
  async receive({ body, headers }: Request, { address, maxBytes, tooLarge }: Arrival): Promise<Upload> {
    if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
    const file = await this.#openFile();
    let size = 0;
    const drop = async () => {
      this.#reserve(address, -size);
      size = 0;
      await file.close();
    };
    try {
      // The reader is not cancelled: that would close the connection before the response.
      const reader = body?.getReader();
      const next = () => reader?.read().catch((cause: unknown) => Promise.reject(Object.assign(cutOff(), { cause })));
      for (let part = await next(); part?.value; part = await next()) {
        const { length } = part.value;
        if (size + length > maxBytes) throw tooLarge();
        this.#refuseWithoutRoom(address, length);
        this.#reserve(address, length);
        size += length;
        await file.writeFile(part.value);
      }
    } catch (error) {
      await drop();
      throw error;
    }
    return { read: () => readWhole(file, size), drop };
  }

  async #openFile(): Promise<FileHandle> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, `${randomUUID()}.upload`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return file;
  }

  #refuseWithoutRoom(address: string, more: number): void {
    const { bytes, bytesOfAddress } = this.#limits;
    if (this.#bytes + more > bytes || (this.#bytesOf.get(address) ?? 0) + more > bytesOfAddress) throw busy();
  }

  #reserve(address: string, more: number): void {
    this.#bytes += more;
    const ofAddress = (this.#bytesOf.get(address) ?? 0) + more;
    if (ofAddress > 0) this.#bytesOf.set(address, ofAddress);
    else this.#bytesOf.delete(address);
  }
}

async function readWhole(file: FileHandle, size: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw cutOff();
    at += bytesRead;
  }
  return bytes;
}
