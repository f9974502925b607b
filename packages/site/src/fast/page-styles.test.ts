import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { ServerStyles } from './page-styles.ts';

const Title = styled.h1`
  width: 2px;
`;
const Foot = styled.p`
  color: red;
`;

function render(styles: ServerStyles) {
  const page = styles.openPage();
  const folds: boolean[] = [];
  const Below = () => {
    folds.push(page.endFirstScreen());
    return null;
  };
  renderToString(page.collect(h('body', null, h(Title), h(Below), h(Foot), h(Below), h(Title))));
  return { ...page.tags(), folds };
}

describe('the styles of a page', () => {
  it('stand in its head as far as its first screen uses them, and below it the others', () => {
    const { head, below, folds } = render(new ServerStyles());
    expect(head).toContain('width:2px');
    expect(head).not.toContain('color:red');
    expect(below).toContain('color:red');
    expect(below).not.toContain('width:2px');
    expect(folds).toEqual([true, false]);
  });

  it('are the same for every page that uses the same', () => {
    const styles = new ServerStyles();
    const first = render(styles);
    expect(render(styles)).toEqual(first);
  });
});
