import { sourceOf } from '../server/content-security-policy.ts';
import boot from './boot.ts?inline-script';

/** The constant script at the end of every page, which starts the router's scripts and holds early taps. */
const bootScript: string = boot;
const bootSource = sourceOf(bootScript);

interface LatePage {
  /** The page, in which nothing starts by itself. */
  page: string;
  /** What stands at the end of its body. */
  end: string;
  /** The sources of its scripts, for the policy. */
  scripts: string[];
}

/**
 * Has the scripts of React Router start after the first paint: takes the preloads that `<Scripts />` wrote out of a page, keeps
 * their addresses for the boot script, and makes its module an inert text. Only what has the nonce of this render was written by
 * the router; without it the same page has the same bytes.
 */
export function lateStart(html: string, nonce: string): LatePage {
  const files: string[] = [];
  const scripts = [bootSource];
  const preload = new RegExp(`<link rel="modulepreload"[^>]*? href="([^"]*)"[^>]*? nonce="${nonce}"/>`, 'g');
  const script = new RegExp(`<script nonce="${nonce}"([^>]*)>(.*?)</script>`, 'gs');
  const page = html
    .replace(preload, (_, href: string) => {
      files.push(href);
      return '';
    })
    .replace(script, (_, attributes: string, content: string) => {
      const isModule = attributes.includes('type="module"');
      const text = isModule ? content.replace(/;$/, '.then(lateStart.loaded, lateStart.failed);') : content;
      scripts.push(sourceOf(text));
      if (!isModule) return `<script>${text}</script>`;
      return `<script type="text/plain" id="late-module" data-files="${files.join(' ')}">${text}</script>`;
    });
  return { page, end: `<script>${bootScript}</script>`, scripts };
}
