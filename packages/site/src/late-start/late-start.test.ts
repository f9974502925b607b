import { describe, expect, it } from 'vitest';
import { sourceOf } from '../server/content-security-policy.ts';
import { lateStart } from './late-start.ts';

const written = (injected: string) =>
  '<html><head><link rel="modulepreload" href="/assets/manifest.js" nonce="NONCE"/>' +
  '<link rel="modulepreload" href="/assets/entry.js" nonce="NONCE"/></head><body>' +
  `<h1>Bikes</h1>${injected}<script nonce="NONCE">window.context = {};</script>` +
  '<script nonce="NONCE" type="module" async="">import "/assets/manifest.js";\n\nimport("/assets/entry.js");</script>' +
  '</body></html>';

const entry = '/assets/entry.js';

function page(nonce: string, injected = '', isBuilt = true) {
  const html = written(injected).replaceAll('NONCE', nonce);
  const { head, body, end, scripts } = lateStart(html, { nonce, entry, isBuilt });
  return { page: head + body + end, scripts };
}

describe('lateStart()', () => {
  it('lists the files of the router and starts none of them', () => {
    const { page: html } = page('n1');
    expect(html).not.toContain('<link');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('data-files="/assets/manifest.js" data-entry="/assets/entry.js"');
  });

  it('allows the scripts that the router wrote, and has the same bytes each time', () => {
    const [first, second] = [page('n1'), page('n2')];
    expect(second).toEqual(first);
    expect(first.scripts).toContain(sourceOf('window.context = {};'));
    expect(first.scripts).toContain(sourceOf('import "/assets/manifest.js";\n\nimport("/assets/entry.js");'));
  });

  it('has nothing imported before what updates edited components in development', () => {
    expect(page('n1', '', false).page).toContain('data-files="" data-entry="/assets/entry.js"');
  });

  it('allows no script that somebody else wrote', () => {
    const { scripts, page: html } = page('n1', '<script nonce="other">steal()</script><script>steal()</script>');
    expect(html).toContain('<script>steal()</script>');
    expect(scripts).not.toContain(sourceOf('steal()'));
  });
});
