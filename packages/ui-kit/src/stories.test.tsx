import { describe, expect, it } from 'vitest';

interface Guide {
  use: string;
  avoid: string;
  states: string;
  keyboard: string;
}

interface Meta {
  title: string;
  component: unknown;
  tags?: string[];
  parameters?: { guide?: Partial<Guide> };
}

const files = import.meta.glob<{ default: Meta }>('./**/*.stories.tsx', { eager: true });
const metas = Object.values(files).map((file) => file.default);

// Taken as a pattern, so that this does not count as a use of each name.
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

  it('has a docs page that says when to use it, when not, its props, its states and its keys', () => {
    const { use = '', avoid = '', states = '', keyboard = '' } = meta?.parameters?.guide ?? {};
    for (const text of [use, avoid, states, keyboard]) expect(text).toMatch(/^[A-Z].+\.$/);
    // The table of props comes with the page, from the component's types.
    expect(meta?.tags).toContain('autodocs');
  });
});
