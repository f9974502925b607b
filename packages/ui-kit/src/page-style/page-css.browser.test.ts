import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { pageColors, pageCss } from './page-css.ts';

const fonts = {
  body: '/body.woff2',
  bodyRupee: '/rupee.woff2',
  display: '/display.woff2',
  displayRupee: '/display-rupee.woff2',
  devanagari: '/devanagari.woff2',
  names: '/names.woff2',
};

const root = document.documentElement;
const property = (name: string, element: Element = root): string => getComputedStyle(element).getPropertyValue(name);
const prefer = (...features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });

async function sizeIn(families: string) {
  const font = `650 100px ${families}`;
  // No machine has the fonts of every system.
  await document.fonts.load(font).catch(() => undefined);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.font = font;
  const {
    width,
    fontBoundingBoxAscent: above,
    fontBoundingBoxDescent: below,
  } = context.measureText('Find Your Perfect Ride among the most searched bikes of this week');
  return { width, above, below };
}

afterEach(async () => {
  delete root.dataset['theme'];
  await prefer({ name: 'prefers-reduced-motion', value: 'reduce' });
});

describe('pageCss', () => {
  it('loads each font from its address and swaps it in', () => {
    const css = pageCss({ fonts });
    for (const address of Object.values(fonts)) expect(css).toContain(`url('${address}')`);
    expect(css.match(/font-display:swap/g)).toHaveLength(6);
  });

  it('has all letters of Hindi, taller lines and an adjusted system font only where the site is in Hindi', () => {
    const english = pageCss({ fonts });
    const hindi = pageCss({ fonts: { ...fonts, hindi: '/hindi.woff2' } });
    expect(hindi).toContain("url('/hindi.woff2')");
    expect(hindi).not.toContain("url('/devanagari.woff2')");
    expect(hindi).not.toContain('Own Name');
    expect(hindi).toMatch(/--font-body:[^;]*'Anek Deva Fallback'/);
    const heightsOf = (css: string, name: string) =>
      [...css.matchAll(new RegExp(`--type-${name}:[^;]*/([\\d.]+) `, 'g'))].map(([, height]) => height);
    expect([heightsOf(hindi, 'body').at(-1), heightsOf(hindi, 'h2').at(-1)]).toEqual(['1.6', '1.3']);
    expect(heightsOf(english, 'body')).toHaveLength(1);
  });

  it('sets text in the body face', () => {
    expect(getComputedStyle(document.body).fontFamily).toMatch(/^Anek/);
  });

  for (const family of ['Anek', 'Anek Display'])
    it(`sets text in a font of the system as high as in ${family}, and nearly as wide`, async () => {
      const systemFonts = ['', ' Roboto', ' Wide'].map((name) => `'${family} Fallback${name}'`).join(', ');
      const [site, system] = [await sizeIn(`'${family}'`), await sizeIn(systemFonts)];
      expect([Math.round(system.above), Math.round(system.below)]).toEqual([site.above, site.below]);
      expect(system.width / site.width).toBeCloseTo(1, 1);
    });

  it('is light unless the system or the page says otherwise', async () => {
    await prefer({ name: 'prefers-color-scheme', value: 'light' });
    expect(property('--bg-page')).toBe(pageColors.light);
    await prefer({ name: 'prefers-color-scheme', value: 'dark' });
    expect(property('--bg-page')).toBe(pageColors.dark);
    root.dataset['theme'] = 'light';
    expect(property('--bg-page')).toBe(pageColors.light);
    root.dataset['theme'] = 'dark';
    await prefer({ name: 'prefers-color-scheme', value: 'light' });
    expect(property('--bg-page')).toBe(pageColors.dark);
    expect(property('color-scheme')).toBe('dark');
  });

  it('is dark within an element that says so', () => {
    const band = document.body.appendChild(document.createElement('div'));
    band.dataset['theme'] = 'dark';
    expect(property('--bg-page', band)).toBe(pageColors.dark);
    expect(property('--bg-page')).toBe(pageColors.light);
    band.remove();
  });

  it('draws dividers as strong as controls for those who want more contrast', async () => {
    await prefer({ name: 'prefers-contrast', value: 'more' });
    expect(property('--line-hair')).toBe(property('--line-control'));
    expect(property('--text-subtle')).toBe(property('--text-muted'));
  });

  it('takes no time for motion when motion is unwanted', async () => {
    expect(property('--t-base')).toBe('0ms');
    await prefer({ name: 'prefers-reduced-motion', value: 'no-preference' });
    expect(property('--t-base')).toBe('220ms');
  });

  it('keeps the skip link out of sight until it has the focus', () => {
    document.body.insertAdjacentHTML('afterbegin', '<a class="skip-link" href="#main">Skip to content</a>');
    const link = document.querySelector<HTMLAnchorElement>('.skip-link');
    if (!link) throw new Error('The skip link was not inserted.');
    expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    link.focus();
    expect(getComputedStyle(link).clipPath).toBe('none');
    link.remove();
  });
});
