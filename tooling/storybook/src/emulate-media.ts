/** Preference exposed to styles and scripts by a media feature. */
type Feature = 'prefers-contrast' | 'prefers-reduced-motion';

const emulated = new Map<Feature, string>();
const written = new WeakMap<MediaList, string>();

/**
 * Makes styles and `matchMedia` see `value` for a feature, whatever the browser's setting; null restores the browser's. It rewrites the
 * document's media queries, including those of styles added later.
 */
export function emulateMedia(feature: Feature, value: string | null): void {
  if ((emulated.get(feature) ?? null) === value) return;
  if (value === null) emulated.delete(feature);
  else emulated.set(feature, value);
  rewriteAll();
  if (emulated.size > 0) watcher.observe(document.documentElement, { childList: true, subtree: true });
  else watcher.disconnect();
  globalThis.matchMedia = emulated.size > 0 ? (query) => browsersOwn(emulating(query)) : browsersOwn;
}

const browsersOwn = globalThis.matchMedia.bind(globalThis);

// Anything that adds styles also adds an element: a style element or the styled component itself.
const watcher = new MutationObserver(rewriteAll);

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule.media) ?? rule.media.mediaText;
      written.set(rule.media, original);
      const text = emulating(original);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

function emulating(query: string): string {
  return [...emulated].reduce(
    (text, [feature, value]) =>
      text.replaceAll(new RegExp(String.raw`\(${feature}: ([\w-]+)\)`, 'g'), (_, asked: string) =>
        asked === value ? always : never,
      ),
    query,
  );
}
