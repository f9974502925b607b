import { describe, expect, it } from 'vitest';
import { tokenFiles } from '../../scripts/token-files.ts';
import { theme } from './theme.ts';
import { tokensCss } from './tokens-css.ts';
import tokens from './tokens.json';

const files = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });

const valuesOf = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(valuesOf);

describe('the design tokens', () => {
  it('are written into tokens-css.ts and theme.ts as they stand', () => {
    const { css, theme: themeFile } = tokenFiles(tokens);
    expect(files['./tokens-css.ts']).toBe(css);
    expect(files['./theme.ts']).toBe(themeFile);
  });

  it('have a custom property for every name of the theme', () => {
    const names = valuesOf(theme).flatMap((value) => [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(80);
    for (const name of names) expect(tokensCss).toContain(`${name}:`);
  });

  it('name each colour in light and in dark', () => {
    expect(Object.keys(tokens.color.light)).toEqual(Object.keys(tokens.color.dark));
    expect(Object.keys(tokens.effect.light)).toEqual(Object.keys(tokens.effect.dark));
  });
});
