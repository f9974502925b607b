import { styled } from 'styled-components';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { withoutScripts } from '../testing.ts';
import { paintBelow, paintedBelow } from './painted-below.ts';

const Far = styled.div`
  ${paintedBelow('300px')}
`;

const parts = (
  <>
    <div style={{ height: 9000 }} />
    <Far data-testid="one">
      <p style={{ height: 700 }}>One</p>
    </Far>
    <Far data-testid="two">
      <p style={{ height: 800 }}>Two</p>
    </Far>
  </>
);

const partOf = (id: string) => document.querySelector(`[data-testid=${id}]`);
const heightOf = (id: string) => partOf(id)?.getBoundingClientRect().height;

beforeEach(() => {
  delete document.documentElement.dataset['painted'];
});

describe('paintedBelow()', () => {
  it('holds the given height for what is far below the screen', async () => {
    await render(parts);
    await expect.poll(() => [heightOf('one'), heightOf('two')]).toEqual([300, 300]);
  });

  it('is as high as its content once a visitor comes near', async () => {
    await render(parts);
    partOf('one')?.scrollIntoView();
    await expect.poll(() => [heightOf('one'), heightOf('two')]).toEqual([700, 800]);
  });

  it('is as high as its content where no script runs', async () => {
    await render(parts);
    await withoutScripts(async () => {
      await expect.poll(() => heightOf('one')).toBe(700);
    });
  });
});

describe('paintBelow()', () => {
  it('gives everything its true height at once, and what comes later too', async () => {
    const first = await render(parts);
    paintBelow();
    expect([heightOf('one'), heightOf('two')]).toEqual([700, 800]);
    await first.unmount();
    await render(parts);
    expect([heightOf('one'), heightOf('two')]).toEqual([700, 800]);
  });
});
