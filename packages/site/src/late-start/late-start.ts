import { sourceOf } from '../server/content-security-policy.ts';
import boot from './boot.ts?inline-script';

/** Constant script at the end of every page that starts the router's scripts and holds early taps. */
const bootScript: string = boot;
const bootSource = sourceOf(bootScript);

interface LatePage {
  /** Page without the end of its body, so that nothing starts on its own. */
  head: string;
  body: string;
  /** Content at the very end of the body. */
  end: string;
  /** Sources of its scripts, for the content security policy. */
  scripts: string[];
}

/** Rendering context of the page; in development (not `isBuilt`) no file may be evaluated before the module's first import. */
interface Rendered {
  nonce: string;
  entry: string;
  isBuilt: boolean;
}

/**
 * Defers the page's scripts until after the first paint: moves the module preloads from the head into the boot
 * script's data, and turns the module that imports `entry` into inert text. Only tags with this render's nonce
 * were written by `<Scripts />`; removing it keeps the bytes of the same page identical.
 */
export function lateStart(html: string, { nonce, entry, isBuilt }: Rendered): LatePage {
  const files: string[] = [];
  const scripts = [bootSource];
  const preload = new RegExp(`<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*? nonce="${nonce}"/>`, 'g');
  const script = new RegExp(`<script nonce="${nonce}"([^>]*)>(.*?)</script>`, 'gs');
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body></html>');
  const head = html.slice(0, endOfHead).replace(preload, (_, href: string) => {
    files.push(href);
    return '';
  });
  const begin = html.indexOf(`<script nonce="${nonce}"`, endOfHead);
  const tail = html.slice(begin, endOfBody).replace(script, (_, attributes: string, content: string) => {
    scripts.push(sourceOf(content));
    if (!attributes.includes('type="module"')) return `<script>${content}</script>`;
    const ahead = isBuilt ? files.filter((file) => file !== entry) : [];
    return `<script type="text/plain" id="late-module" data-files="${ahead.join(' ')}" data-entry="${entry}">${content}</script>`;
  });
  return {
    head,
    body: html.slice(endOfHead, begin) + tail,
    end: `<script>${bootScript}</script></body></html>`,
    scripts,
  };
}
