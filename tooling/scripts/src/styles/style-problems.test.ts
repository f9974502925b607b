import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { findStyleProblems } from './style-problems.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'styles-'));
  write('packages/ui-kit/src/theme/tokens-css.ts', 'export const tokensCss = `:root { --text-muted: #505853; }`;');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

const card = 'packages/discovery/src/bike-card.styles.ts';
const colour = (line: number, text: string) =>
  `${card}:${line}: literal colour ${text}. Take one of the theme's colours.`;

describe('findStyleProblems', () => {
  it('finds nothing in this repository', () => {
    expect(findStyleProblems(repository)).toEqual([]);
  });

  it('names file and line of a hex colour and of a colour function', () => {
    write(card, 'export const Price = styled.p`\n  /* ₹ */\n  color: #141817;\n  background: rgb(0 0 0 / 50%);\n`;');
    expect(findStyleProblems(root)).toEqual([colour(3, '#141817'), colour(4, 'rgb(')]);
  });

  it('finds a colour by its name in a declaration, also inside an interpolation', () => {
    write(
      card,
      "const A = styled.p`\n  border: 1px solid Red;\n  color: ${({ $on }) => ($on ? 'teal' : 'inherit')};\n`;",
    );
    expect(findStyleProblems(root)).toEqual([colour(2, 'Red'), colour(3, 'teal')]);
  });

  it('finds a colour in a plain string and in a paint attribute', () => {
    write('apps/web/app/mark.tsx', 'export const mark = <path fill="white" style={{ stroke: \'#0b6b3a\' }} />;');
    expect(findStyleProblems(root)).toHaveLength(2);
  });

  it('lets words pass that only look like colours', () => {
    write(
      card,
      "const A = styled.p`\n  grid-area: gold;\n  mask: linear-gradient(black, transparent);\n  color: ${({ $tone }) => ($tone === 'gold' ? 'currentcolor' : 'CanvasText')};\n`;",
    );
    write('packages/discovery/src/link.tsx', 'export const link = <a href="#face">the red Face, model #125</a>;');
    expect(findStyleProblems(root)).toEqual([]);
  });

  it('names a custom property that neither the theme nor the package sets', () => {
    write(card, 'const A = styled.p`\n  color: var(--text-mutd);\n  gap: var(--own);\n  width: var(--text-muted);\n`;');
    write('packages/discovery/src/bike-card.tsx', "export const card = <Card style={{ '--own': 3 }} />;");
    expect(findStyleProblems(root)).toEqual([
      `${card}:2: unknown custom property --text-mutd. Take one of the theme's, or set it in packages/discovery.`,
    ]);
  });

  it('takes the start of a name for known when the theme has a property that begins so', () => {
    write(
      card,
      'const A = styled.p`color: var(--text-${({ $tone }) => $tone}); gap: var(--gap-${({ $size }) => $size});`;',
    );
    expect(findStyleProblems(root)).toEqual([expect.stringContaining('unknown custom property --gap-.')]);
  });

  it('leaves the theme, the drawings, stories and tests alone', () => {
    const styled = 'export const A = styled.p`color: #fff`;';
    for (const path of ['drawing/src/paint.ts', 'discovery/src/x.stories.tsx', 'discovery/src/x.test.tsx'])
      write(`packages/${path}`, styled);
    expect(findStyleProblems(root)).toEqual([]);
  });
});
