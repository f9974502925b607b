import type { ServerContext } from '../server/server-context.ts';
import { LRUCache } from 'lru-cache';
import { firstImages, imageAddress, inlineImages, withoutPreloads } from './inline-images.ts';

const drawingsPath = '/media/drawings/';
const megabyte = 2 ** 20;

/** About 400 drawings. */
const limits = { maxBytes: 4 * megabyte };

/** A page up to the end of its head, and the rest, in pieces: a drawing is one that is bytes already. */
export interface DrawnPage {
  head: string;
  body: (string | Buffer)[];
}

/** The drawings that pages show first. An address names what is drawn, so that its picture never changes. */
export class FirstDrawings {
  readonly #drawings: LRUCache<string, Buffer>;

  constructor({ maxBytes } = limits) {
    const sizeCalculation = (drawing: Buffer, address: string) => drawing.length + address.length;
    this.#drawings = new LRUCache({ maxSize: maxBytes, sizeCalculation });
  }

  /** The page with the drawings of its first screen in it; one that cannot be had in time is requested by the browser. */
  async putInto({ head, body }: { head: string; body: string }, server: ServerContext): Promise<DrawnPage> {
    const addresses = firstImages(head, drawingsPath);
    const found = await Promise.all(
      addresses.map(async (address) => [address, await this.#drawingAt(address, server)] as const),
    );
    const drawn = new Map(found.flatMap(([address, drawing]) => (drawing ? [[address, drawing]] : [])));
    return { head: withoutPreloads(head, drawn), body: inlineImages(body, drawn) };
  }

  async #drawingAt(address: string, { fetch, origin }: ServerContext): Promise<Buffer | undefined> {
    const known = this.#drawings.get(address);
    if (known) return known;
    const request = new Request(origin + address, { signal: AbortSignal.timeout(timeoutMs) });
    const svg = await fetch(request).then(textOf, nothing);
    const drawing = svg ? ownBytesOf(imageAddress(svg)) : undefined;
    if (drawing) this.#drawings.set(copyOf(address), drawing);
    return drawing;
  }
}

/** A match is a slice of the page it was found in: as a key it would keep all of the page. */
const copyOf = (match: string): string => Buffer.from(match).toString();

/** `Buffer.from` would give a few bytes of a pool, and keep all of it. */
const ownBytesOf = (text: string): Buffer => Buffer.from(new TextEncoder().encode(text).buffer);

const timeoutMs = 1000;
const nothing = () => undefined;
const textOf = async (answer: Response) => (answer.ok ? answer.text() : undefined);
