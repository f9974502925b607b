import { sourceOf } from '../server/content-security-policy.ts';
import boot from './boot.ts?inline-script';

/** The constant script at the end of every page, which starts the router's scripts and holds early taps. */
const bootScript: string = boot;
const bootSource = sourceOf(bootScript);

interface LatePage {
  /** The page without the end of its body, in which nothing starts by itself. */
  head: string;
  body: string;
  /** What stands at the end of the body, after all else. */
  end: string;
  /** The sources of its scripts, for the policy. */
  scripts: string[];
}

/** What the page was rendered with; in development, where nothing `isBuilt`, no file may be evaluated before the module's first import. */
interface Rendered {
  nonce: string;
  entry: string;
  isBuilt: boolean;
}

/**
 * Has the page's scripts start after the first paint: takes the module preloads out of the head, keeps their addresses for the boot
 * script, and makes the module, which imports the `entry` of the site, an inert text. Only what has the nonce of this render was
 * written by `<Scripts />`; without it the same page has the same bytes.
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
