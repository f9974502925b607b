import { createContext, createElement as h, type ReactNode, use, useId } from 'react';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { styled as library } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { type Keep, KeptParts, type Marking } from './kept-parts.ts';
import { ServerStyles } from './page-styles.ts';

const Foot = library.footer.withConfig({ componentId: 'sc-k' })`color: red;`;
const Sized = library.i.withConfig({ componentId: 'sc-l' })<{ $size: number }>`width: ${({ $size }) => $size}px;`;
const KeepContext = createContext<Keep>((_, part) => part);

interface PartProps {
  name: string;
  children?: ReactNode;
}
const Kept = ({ name, children }: PartProps) => use(KeepContext)(name, children);

const rendered = vi.fn();
function Menu({ text = 'Bikes & scooters' }) {
  rendered();
  return h(Foot, { id: useId() }, h(Sized, { $size: 4 }, text), '₹');
}
const Title = ({ text }: { text: string }) => h('h1', { id: useId() }, h(Sized, { $size: 2 }, text));

const pageOf = (text: string, part: ReactNode = h(Menu), name = 'menu') =>
  h('body', null, h(Title, { text }), h(Kept, { name }, part), h(Title, { text: 'end' }));

function renderBy(parts: KeptParts, page: ReactNode) {
  const { html, styles, bytesOf } = parts.render(({ keep }) => h(KeepContext, { value: keep }, page));
  return { html: Buffer.concat(bytesOf(html)).toString(), styles };
}

function renderAnew(page: ReactNode) {
  const styles = new ServerStyles().openPage();
  return { html: renderToString(styles.collect(page)), styles: styles.tags() };
}

describe('the parts that pages have in common', () => {
  it('are rendered for two pages, and stand in all others as if they were', () => {
    const parts = new KeptParts();
    rendered.mockClear();
    for (const text of ['one', 'two', 'three', 'four'])
      expect(renderBy(parts, pageOf(text))).toEqual(renderAnew(pageOf(text)));
    expect(rendered).toHaveBeenCalledTimes(2 + 4);
  });

  it('are told apart by their names', () => {
    const parts = new KeptParts();
    const page = (text: string) => pageOf('title', h(Menu, { text }), text);
    for (const text of ['a', 'b', 'a', 'b', 'a', 'b'])
      expect(renderBy(parts, page(text))).toEqual(renderAnew(page(text)));
  });

  it('may be several on a page, each learnt by itself', () => {
    const parts = new KeptParts();
    const page = h('main', null, h(Kept, { name: 'first' }, h(Menu)), h('hr'), h(Kept, { name: 'second' }, h(Menu)));
    rendered.mockClear();
    for (let visit = 0; visit < 6; visit += 1) expect(renderBy(parts, page)).toEqual(renderAnew(page));
    expect(rendered).toHaveBeenCalledTimes(12 + 2 + 3 + 1);
  });

  it('are rendered each time where they change the page elsewhere', () => {
    const Picture = () => {
      preload('/a.png', { as: 'image' });
      return h(Menu);
    };
    const page = h('html', null, h('head'), h('body', null, h(Kept, { name: 'picture' }, h(Picture))));
    const parts = new KeptParts();
    for (let visit = 0; visit < 4; visit += 1) expect(renderBy(parts, page)).toEqual(renderAnew(page));
  });

  it('are rendered each time where they stand between texts', () => {
    const page = h('p', null, 'before', h(Kept, { name: 'word' }, 'word'), 'after');
    const parts = new KeptParts();
    for (let visit = 0; visit < 4; visit += 1) expect(renderBy(parts, page)).toEqual(renderAnew(page));
  });

  it('stay within their limit, and those that nobody needs go first', () => {
    const parts = new KeptParts({ maxBytes: 600 });
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of [...names, ...names, ...names])
      expect(renderBy(parts, pageOf('title', h(Menu), name))).toEqual(renderAnew(pageOf('title')));
    rendered.mockClear();
    for (let visit = 0; visit < 3; visit += 1) renderBy(parts, pageOf('title', h(Menu), 'a'));
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('leave the styles of what is below the first screen where it ends', () => {
    const parts = new KeptParts();
    const page = ({ keep, fold }: Marking, text: string) => {
      const Fold = () => fold();
      const kept = (name: string) => h(Kept, { name }, h(Menu));
      const above = h('main', null, h(Title, { text }), h('hr'), h(Fold), h('section', null, 'Colours'));
      return h(KeepContext, { value: keep }, h('body', null, above, h(Fold), kept('foot')));
    };
    const pageWith = (text: string) => {
      const { html, styles, bytesOf } = parts.render((marking) => page(marking, text));
      return { html: Buffer.concat(bytesOf(html)).toString(), styles };
    };
    rendered.mockClear();
    const pages = ['one', 'two', 'three', 'four'].map(pageWith);
    expect(rendered).toHaveBeenCalledTimes(2);
    for (const { html, styles } of pages) {
      expect(styles.head).toContain('width:2px');
      expect(styles.head).not.toContain('color:red');
      expect(html.split(styles.below)).toHaveLength(2);
      expect(html).toContain(`<hr/>${styles.below}<section>`);
    }
  });
});
