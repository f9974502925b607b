import { describe, expect, it } from 'vitest';
import { fontScript, lazyFonts } from './lazy-fonts.ts';

describe('lazyFonts()', () => {
  it('gives the faces to browsers without scripts', () => {
    const face = "@font-face{font-family:'Anek';src:url('/anek.woff2')}";
    expect(lazyFonts(face)).toBe(`<noscript id="fonts"><style>${face}</style></noscript>`);
  });
});

describe('fontScript', () => {
  it('names no font: the page does', () => {
    expect(fontScript).not.toMatch(/\bimport\b|<\/script|<!--|woff/);
  });
});
