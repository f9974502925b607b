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

const heads = new LRUCache<string, AddedHead>({
  maxSize: 4 * megabyte,
  sizeCalculation: ({ html, policy }, styleTags) => html.length + policy.length + styleTags.length,
});

/** The addition to a page with these styles. Their text is the same for all pages that have them, and so is what follows from it. */
export function addedHead(styleTags: string): AddedHead {
  const known = heads.get(styleTags);
  if (known) return known;
  const head = { html: Buffer.from(beforeStyles + styleTags), policy: policyFor(styleTags) };
  heads.set(styleTags, head);
  return head;
}

function policyFor(styleTags: string): string {
  const styles = [...styleTags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  return contentSecurityPolicy({ scripts: [headScript, bootScript], styles: [fontStyle, pageStyle, ...styles] });
}
