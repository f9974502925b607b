import { describe, expect, it } from 'vitest';

interface Meta {
  title: string;
  component: unknown;
}

const files = import.meta.glob<{ default: Meta }>('./**/*.stories.tsx', { eager: true });
const metas = Object.values(files).map((file) => file.default);

// Imported by pattern, so that it does not count as a use of each name.
const entries = import.meta.glob<Record<string, unknown>>('./{index,bikes,money,frame,market,news}.ts', {
  eager: true,
});
const components = Object.values(entries)
  .flatMap((names) => Object.entries(names))
  .filter(([name]) => /^[A-Z]/.test(name));
const groups = ['Actions', 'Bikes', 'Fields', 'Frame', 'Lists', 'Money', 'Overlays', 'Page', 'States'];

describe.each(components)('%s', (name, component) => {
  const meta = metas.find((each) => each.component === component);

  it('has a story of its own, under its name in one of the groups', () => {
    expect(groups.map((group) => `${group}/${name}`)).toContain(meta?.title);
  });
});
