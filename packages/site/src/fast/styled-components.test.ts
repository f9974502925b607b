import { createElement as h, type ElementType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { css, keyframes, ServerStyleSheet, styled as library } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { ServerStyles } from './page-styles.ts';
import { styled } from './styled-components.ts';

const appear = keyframes`from { opacity: 0; }`;
const strong = css`
  font-weight: 700;
`;
const Anchor = (props: Record<string, string>) => h('a', { ...props, 'data-undefined': 'title' in props });

/** The same components by the library's `styled` and by the server's; equal ids as the build gives them. */
function components(by: typeof library): Record<string, [ElementType, object, ...ReactNode[]]> {
  const Box = by.div.withConfig({ displayName: 'Box', componentId: 'sc-a' })`color: red; ${strong}`;
  const Wide = by(Box).withConfig({
    displayName: 'Wide',
    componentId: 'sc-b',
  })`width: 9rem; ${Box}:hover & { top: 0; }`;
  const Moving = by.p.withConfig({ componentId: 'sc-c' })`animation: ${appear} 1s;`;
  const List = by.ul.withConfig({ componentId: 'sc-d' }).attrs({ role: 'list' })`margin: 0;`;
  const Linked = by(Anchor).withConfig({ componentId: 'sc-e' })`color: blue;`;
  const Sized = by.i.withConfig({ componentId: 'sc-f' })<{ $size: number }>`width: ${({ $size }) => $size}px;`;
  const Plain = by.b.withConfig({ componentId: 'sc-g' })``;
  return {
    'a tag': [Box, { id: 'x', title: undefined }, 'text'],
    'a class name of its own': [Box, { className: 'mine', hidden: true }],
    'an extension': [Wide, { $own: true, 'data-scrolled': false }],
    'another element': [Wide, { as: 'section', tabIndex: -1 }],
    'another component': [Box, { as: Anchor, title: undefined }],
    keyframes: [Moving, {}],
    attributes: [List, { className: 'mine', role: 'menu' }],
    'a component': [Linked, { title: undefined, href: '/' }],
    'a style made of props': [Sized, { $size: 4 }],
    'no rules': [Plain, {}],
    'a given theme': [Box, { theme: {} }],
  };
}

const byLibrary = components(library);
const byServer = components(styled);

function renderedByLibrary(page: ReactNode) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page));
  const rules = sheet.getStyleTags().replace(/<[^>]*>|\/\*!sc\*\/\s*|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '');
  return [html, `<style data-page-styles>${rules}</style>`];
}

function rendered(page: ReactNode, styles = new ServerStyles()) {
  const { collect, tags } = styles.openPage();
  return [renderToString(collect(page)), tags().head];
}

describe('styled, as the server has it', () => {
  it.each(Object.keys(byLibrary))('renders %s and its styles as the library does', (name) => {
    const expected = renderedByLibrary(h(...byLibrary[name]!));
    expect(rendered(h(...byServer[name]!))).toEqual(expected);
    expect(rendered(h(...byServer[name]!))).toEqual(expected);
  });
});

describe('the styles of a page', () => {
  const pageOf = (...names: string[]) => h('main', null, ...names.map((name) => h(...byServer[name]!)));

  it('are compiled for the first page that uses them, and for none after it', () => {
    const styles = new ServerStyles();
    const compile = vi.spyOn(styles, 'compiled');
    const first = rendered(pageOf('a tag', 'keyframes', 'a style made of props'), styles);
    expect(compile).toHaveBeenCalledTimes(4);
    expect(rendered(pageOf('a tag', 'keyframes', 'a style made of props'), styles)).toEqual(first);
    expect(rendered(pageOf('keyframes'), styles)[1]).not.toContain('width');
    expect(compile).toHaveBeenCalledTimes(4);
  });

  it('stand in the order of the components, whichever comes first', () => {
    const styles = new ServerStyles();
    const [, turned] = rendered(pageOf('an extension', 'keyframes', 'a tag'), styles);
    expect(turned).toBe(renderedByLibrary(pageOf('an extension', 'keyframes', 'a tag'))[1]);
  });

  it('stand below the first screen where only what comes after it uses them', () => {
    const styles = new ServerStyles();
    const render = () => {
      const { collect, endFirstScreen, tags } = styles.openPage();
      const Below = () => (endFirstScreen(), null);
      const [above, below] = [pageOf('an extension', 'keyframes'), pageOf('a tag', 'a style made of props')];
      renderToString(collect(h('body', null, above, h(Below), below)));
      return tags();
    };
    const split = render();
    expect(split.head).toBe(renderedByLibrary(pageOf('an extension', 'keyframes'))[1]);
    expect(split.below).toBe(renderedByLibrary(pageOf('a style made of props'))[1]);
    expect(render()).toBe(split);
  });

  it('are compiled again where they were pushed out', () => {
    const styles = new ServerStyles({ mostRules: 400, mostTags: 400 });
    const compile = vi.spyOn(styles, 'compiled');
    const [, first] = rendered(pageOf('a tag'), styles);
    rendered(pageOf('a tag'), styles);
    expect(compile).toHaveBeenCalledTimes(1);
    rendered(pageOf('keyframes', 'attributes', 'a style made of props'), styles);
    expect(rendered(pageOf('a tag'), styles)[1]).toBe(first);
    expect(compile).toHaveBeenCalledTimes(6);
  });
});
