import type { Plugin } from 'vite';

const inserter = /function __insertCSS\(code\) \{[\s\S]*?\n\}/;

const adopter = `function __insertCSS(code) {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);
}`;

/** Lets the toast library adopt its styles: an inserted `<style>` would need an exception in the content security policy. */
export function adoptStyles(): Plugin {
  return {
    name: 'adopt-styles',
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.m?js/ },
      handler(code) {
        if (!inserter.test(code)) this.error('sonner inserts its styles in another way now: look at adopt-styles.ts.');
        return { code: code.replace(inserter, () => adopter), map: null };
      },
    },
  };
}
