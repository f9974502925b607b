// @vitest-environment node
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { RouteStyles } from './route-styles.ts';

const Red = styled.p`
  color: red;
`;
const Blue = styled.p`
  color: blue;
`;

function render(styles: RouteStyles, route: string, component: typeof Red): string {
  const sheet = styles.open(route);
  renderToString(sheet.collect(createElement(component)));
  return sheet.tags().tags;
}

describe('RouteStyles', () => {
  it('gives a page the styles that it uses, and those that pages of its route have used', () => {
    const styles = new RouteStyles();
    expect(render(styles, 'list', Red)).toContain('color:red');
    const second = render(styles, 'list', Blue);
    expect(second).toContain('color:red');
    expect(second).toContain('color:blue');
    expect(render(styles, 'bike', Blue)).not.toContain('color:red');
    expect(render(styles, 'list', Red)).toBe(second);
  });

  it('names its styles for the policy', () => {
    const sheet = new RouteStyles().open('list');
    renderToString(sheet.collect(createElement(Red)));
    expect(sheet.tags().sources).toEqual([expect.stringMatching(/^'sha256-/)]);
  });

  it('starts anew where the styles of a route are too many, and keeps those of so many routes', () => {
    const small = new RouteStyles({ routes: 10, characters: 10 });
    render(small, 'list', Red);
    expect(render(small, 'list', Blue)).not.toContain('color:red');
    const few = new RouteStyles({ routes: 1, characters: 10_000 });
    render(few, 'list', Red);
    render(few, 'bike', Red);
    expect(render(few, 'list', Blue)).not.toContain('color:red');
  });
});
