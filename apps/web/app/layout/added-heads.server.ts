import { bootScript, contentSecurityPolicy, fontScript, lazyFonts } from '@dopahiya/lazy-start/server';
import { LRUCache } from 'lru-cache';
import lookScript from '../look.ts?inline-script';
import { fontStyle, pageStyle, themeColors } from './page-style.server.ts';

const headScript = `${lookScript}\n${fontScript}`;
const beforeStyles = `${themeColors}${lazyFonts(fontStyle)}<script>${headScript}</script><style>${pageStyle}</style>`;

/** What the server adds to the head of a page, and the policy that allows it. */
interface AddedHead {
  html: Buffer;
  policy: string;
}

const megabyte = 2 ** 20;

/** Some hundred pages' styles, each at its most. */
const limits = { maxBytes: 4 * megabyte };

/** What the server adds to heads. The text of styles is the same for all pages that have them, and so is what follows from it. */
export class AddedHeads {
  readonly #heads: LRUCache<string, AddedHead>;

  constructor({ maxBytes } = limits) {
    const sizeCalculation = ({ html, policy }: AddedHead, styleTags: string) =>
      html.length + policy.length + styleTags.length;
    this.#heads = new LRUCache({ maxSize: maxBytes, sizeCalculation });
  }

  /** The addition to a page with these styles. */
  of(styleTags: string): AddedHead {
    const known = this.#heads.get(styleTags);
    if (known) return known;
    const head = { html: Buffer.from(beforeStyles + styleTags), policy: policyFor(styleTags) };
    this.#heads.set(styleTags, head);
    return head;
  }
}

function policyFor(styleTags: string): string {
  const styles = [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  return contentSecurityPolicy({ scripts: [headScript, bootScript], styles: [fontStyle, pageStyle, ...styles] });
}
