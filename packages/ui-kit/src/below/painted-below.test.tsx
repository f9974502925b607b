import { styled } from 'styled-components';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { withoutScripts } from '../testing.ts';
import { paintedBelow, paintWhenIdle } from './painted-below.ts';

const Far = styled.div`
  ${paintedBelow('300px')}
`;

const parts = (ref?: typeof paintWhenIdle) => (
  <>
    <div style={{ height: 9000 }} />
    <Far ref={ref} data-testid="one">
      <p style={{ height: 700 }}>One</p>
    </Far>
    <Far ref={ref} data-testid="two">
      <p style={{ height: 800 }}>Two</p>
    </Far>
  </>
);

const heightOf = (id: string) => document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect().height;

beforeEach(() => {
  delete document.documentElement.dataset['painted'];
});

describe('paintedBelow()', () => {
  it('holds the given height for what is far below the screen', async () => {
    await render(parts());
    await expect.poll(() => [heightOf('one'), heightOf('two')]).toEqual([300, 300]);
  });

  it('is as high as its content where no script runs', async () => {
    await render(parts());
    await withoutScripts(async () => {
      await expect.poll(() => heightOf('one')).toBe(700);
    });
  });
});

describe('paintWhenIdle()', () => {
  it('gives everything its true height in free time', async () => {
    await render(parts(paintWhenIdle));
    await expect.poll(() => [heightOf('one'), heightOf('two')]).toEqual([700, 800]);
  });

  it('leaves nothing to paint later once all of a page is painted', async () => {
    const first = await render(parts(paintWhenIdle));
    await expect.poll(() => document.documentElement.dataset['painted']).toBe('');
    await first.unmount();
    await render(parts());
    expect([heightOf('one'), heightOf('two')]).toEqual([700, 800]);
  });

  it('forgets what left the page', async () => {
    const screen = await render(parts(paintWhenIdle));
    await screen.unmount();
    await render(parts(paintWhenIdle));
    await expect.poll(() => [heightOf('one'), heightOf('two')]).toEqual([700, 800]);
  });
});
