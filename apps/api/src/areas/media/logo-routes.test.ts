import { describe, expect, it } from 'vitest';
import { readOwnCatalogue } from '../../testing/test-databases.ts';
import { logoAddress, readLogo, logoRoutes } from './logo-routes.ts';

describe('the marks of makers', () => {
  it('has one for every brand of the catalogue that names one', async () => {
    const catalogue = await readOwnCatalogue();
    const icons = catalogue.brands.flatMap(({ brand }) => brand.simple_icon ?? []);
    expect(icons).toContain('honda');
    for (const icon of icons)
      expect([icon, await readLogo(icon)]).toEqual([icon, expect.stringContaining('<path d="')]);
  });

  it('gives no address to a maker without a free mark', () => {
    expect(logoAddress(null)).toBeNull();
  });

  it('serves a mark that follows the colour scheme, and says so when there is none', async () => {
    const file = logoAddress('honda')?.split('/').at(-1) ?? '';
    const found = await logoRoutes().request(`/${file}`);
    expect(found.headers.get('content-type')).toBe('image/svg+xml');
    expect(await found.text()).toContain('prefers-color-scheme');
    for (const other of ['/nobody.1.svg', '/honda.svg', '/..%2fhonda.1.svg']) {
      expect((await logoRoutes().request(other)).ok).toBe(false);
    }
  });
});
