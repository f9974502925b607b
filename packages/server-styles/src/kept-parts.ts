import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageStyles, ServerStyles, type StyleTags, type UsedRules } from './page-styles.ts';

/** In bytes. The frame of pages comes to a tenth of it. */
const limits = { maxBytes: 2 ** 20 };

/** Gives a part of a page as it was rendered before, or leaves it as it is. */
export type Keep = (name: string, part: ReactNode) => ReactNode;

/** What a page names when it is rendered: parts that may be kept, and where its first screen ends. */
export interface Marking {
  keep: Keep;
  /** Marks its place when it is called for the first time: the styles of what comes after it stand there. */
  fold: () => ReactNode;
}

/** A part as it stands in every page that has it, and the rules of its styles. */
interface Part {
  bytes: Buffer;
  rules: readonly UsedRules[];
}

/** Whatever comes once is not worth a second render; what does not fit into a page by itself is rendered for ever. */
type Known = Part | 'seen' | 'bound';

/** A page in which kept parts, and the styles of what is below its first screen, are marked and not written out. */
export interface RenderedPage {
  html: string;
  /** Its tags; those for the head have yet to be put there. */
  styles: StyleTags;
  /** The bytes of a piece of its HTML, with what is marked in it. */
  bytesOf: (html: string) => Buffer[];
}

/**
 * Renders pages, of which some parts are the same on all or many: such a part is rendered for two pages, and its bytes stand in all
 * others. It is known by its name, and must depend on nothing else: neither where it stands in the tree, where it has ids.
 */
export class KeptParts {
  readonly #known: LRUCache<string, Known>;
  readonly #styles: ServerStyles;
  /** No text of a page can have it. */
  readonly #mark = `\u0001${randomUUID()}\u0001`;

  constructor({ maxBytes } = limits, styles = new ServerStyles()) {
    const sizeCalculation = (known: Known, name: string) =>
      name.length + anEntry + (typeof known === 'string' ? 0 : known.bytes.length);
    this.#known = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#styles = styles;
  }

  /** Renders a page in one go. */
  render(page: (marking: Marking) => ReactNode): RenderedPage {
    const rendering = new Rendering(this.#styles.openPage(), this.#mark, this.#known);
    const html = rendering.render(page);
    if (rendering.learning) this.#learn(rendering.learning, page, rendering.written(html));
    return { html, styles: rendering.closeStyles(), bytesOf: (piece) => rendering.bytesOf(piece) };
  }

  /** What a page has more than the same page without the part is the part, if all else is the same. */
  #learn({ name, rules }: Learning, page: (marking: Marking) => ReactNode, whole: string): void {
    const without = new Rendering(this.#styles.openPage(), this.#mark, this.#known, name);
    const [before = '', after, ...others] = without.render(page).split(`${this.#mark}${name}${this.#mark}`);
    const [start, end] = [without.written(before), without.written(after ?? '')];
    const isPart = after !== undefined && others.length === 0 && whole.startsWith(start) && whole.endsWith(end);
    const html = whole.slice(start.length, whole.length - end.length);
    this.#known.set(name, isPart ? { bytes: Buffer.from(html), rules } : 'bound');
  }
}

/** The name of the mark where a first screen ends. */
const foldName = ' fold';

/** What an entry takes beside its bytes, about. */
const anEntry = 200;

interface Learning {
  name: string;
  rules: UsedRules[];
}

/** One page while it is rendered; `omitted` names a part that is marked though nobody knows it yet. */
class Rendering {
  readonly #styles: PageStyles;
  readonly #mark: string;
  readonly #known: LRUCache<string, Known>;
  readonly #omitted: string | undefined;
  /** What is marked, by its name. */
  readonly #parts = new Map<string, Part>();
  learning: Learning | undefined;

  constructor(styles: PageStyles, mark: string, known: LRUCache<string, Known>, omitted?: string) {
    this.#styles = styles;
    this.#mark = mark;
    this.#known = known;
    this.#omitted = omitted;
  }

  render(page: (marking: Marking) => ReactNode): string {
    const marking = { keep: (name: string, part: ReactNode) => this.#keep(name, part), fold: () => this.#fold() };
    return renderToString(this.#styles.collect(page(marking)));
  }

  #fold(): ReactNode {
    if (this.#parts.has(foldName)) return null;
    this.#parts.set(foldName, { bytes: Buffer.alloc(0), rules: [] });
    this.#styles.fold();
    return this.#marked(foldName);
  }

  /** Its styles; those of what is below the first screen are written at the mark from now on. */
  closeStyles(): StyleTags {
    const tags = this.#styles.tags();
    this.#parts.set(foldName, { bytes: Buffer.from(tags.below), rules: [] });
    return tags;
  }

  #keep(name: string, part: ReactNode): ReactNode {
    const known = this.#known.get(name);
    if (name === this.#omitted) return this.#marked(name);
    if (known === undefined) this.#known.set(name, 'seen');
    if (typeof known === 'object') {
      this.#parts.set(name, known);
      this.#styles.take(known.rules);
      return this.#marked(name);
    }
    // One for each page: what two of them are could not be told apart.
    if (known !== 'seen' || this.learning || this.#omitted !== undefined) return part;
    this.learning = { name, rules: [] };
    return this.#styles.recorded(this.learning.rules, part);
  }

  #marked(name: string): string {
    return `${this.#mark}${name}${this.#mark}`;
  }

  bytesOf(html: string): Buffer[] {
    return this.#pieces(html).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece.bytes));
  }

  /** The text with what is marked in it written out, so far. */
  written(html: string): string {
    return this.#pieces(html)
      .map((piece) => (typeof piece === 'string' ? piece : piece.bytes.toString()))
      .join('');
  }

  /** Every other piece is a name: it stands between two marks. */
  #pieces(html: string): (string | Part)[] {
    return html.split(this.#mark).map((piece, index) => (index % 2 === 1 && this.#parts.get(piece)) || piece);
  }
}
