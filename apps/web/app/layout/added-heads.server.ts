import { bootScript, contentSecurityPolicy, fontScript, lazyFonts } from '@dopahiya/lazy-start/server';
import type { StyleTags } from '@dopahiya/server-styles';
import { LRUCache } from 'lru-cache';
import lookScript from '../look.ts?inline-script';
import { fontStyle, pageStyle, themeColors } from './page-style.server.ts';

const headScript = `${lookScript}\n${fontScript}`;
const beforeStyles = `${themeColors}${lazyFonts(fontStyle)}<script>${headScript}</script><style>${pageStyle}</style>`;

/** What the server adds to the head of a page, and the policy that allows it and the styles below. */
interface AddedHead {
  html: Buffer;
  policy: string;
}

const megabyte = 2 ** 20;

/** Some hundred pages' styles, each at its most. */
const limits = { maxBytes: 4 * megabyte };

/** What the server adds to heads. Tags are the same object for all pages that have them, and so is what follows from them. */
export class AddedHeads {
  readonly #heads: LRUCache<StyleTags, AddedHead>;

  constructor({ maxBytes } = limits) {
    const sizeCalculation = ({ html, policy }: AddedHead, { head, below }: StyleTags) =>
      html.length + policy.length + head.length + below.length;
    this.#heads = new LRUCache({ maxSize: maxBytes, sizeCalculation });
  }

  /** The addition to a page with these styles. */
  of(tags: StyleTags): AddedHead {
    const known = this.#heads.get(tags);
    if (known) return known;
    const added = { html: Buffer.from(beforeStyles + tags.head), policy: policyFor(tags) };
    this.#heads.set(tags, added);
    return added;
  }
}

function policyFor({ head, below }: StyleTags): string {
  const styles = [...`${head}${below}`.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  return contentSecurityPolicy({ scripts: [headScript, bootScript], styles: [fontStyle, pageStyle, ...styles] });
}
