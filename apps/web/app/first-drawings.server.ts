import { firstImages, imageAddress, inlineImages } from '@dopahiya/lazy-start/server';
import type { ServerContext } from '@dopahiya/page/server';
import { LRUCache } from 'lru-cache';

const drawingsPath = '/media/drawings/';
const megabyte = 2 ** 20;

/** About 400 drawings; each takes one byte a character. */
const limits = { maxBytes: 4 * megabyte };

/** The drawings that pages show first. An address names what is drawn, so that its picture never changes. */
export class FirstDrawings {
  readonly #drawings: LRUCache<string, string>;

  constructor({ maxBytes } = limits) {
    const sizeCalculation = (drawing: string, address: string) => drawing.length + address.length;
    this.#drawings = new LRUCache({ maxSize: maxBytes, sizeCalculation });
  }

  /** The page with the drawings of its first screen in it; one that cannot be had in time is requested by the browser. */
  async putInto(html: string, server: ServerContext): Promise<string> {
    const addresses = firstImages(html, drawingsPath);
    const found = await Promise.all(
      addresses.map(async (address) => [address, await this.#drawingAt(address, server)] as const),
    );
    return inlineImages(html, new Map(found.flatMap(([address, drawing]) => (drawing ? [[address, drawing]] : []))));
  }

  async #drawingAt(address: string, { fetch, origin }: ServerContext): Promise<string | undefined> {
    const known = this.#drawings.get(address);
    if (known) return known;
    const request = new Request(origin + address, { signal: AbortSignal.timeout(timeoutMs) });
    const svg = await fetch(request).then(textOf, nothing);
    const drawing = svg && imageAddress(svg);
    if (drawing) this.#drawings.set(copyOf(address), drawing);
    return drawing;
  }
}

/** A match is a slice of the page it was found in: as a key it would keep all of the page. */
const copyOf = (match: string): string => Buffer.from(match).toString();

const timeoutMs = 1000;
const nothing = () => undefined;
const textOf = async (answer: Response) => (answer.ok ? answer.text() : undefined);
