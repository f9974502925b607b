import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { hydrateWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReadMore } from './read-more.tsx';

insertPageStyle();

const longText = 'A long story about a motorcycle and the road it takes. '.repeat(20);

describe('<ReadMore />', () => {
  it('shows the first lines, then all, then the first lines again', async () => {
    const screen = await render(<ReadMore lines={2}>{longText}</ReadMore>);
    const text = screen.getByText(longText.trim()).element();
    const clamped = text.getBoundingClientRect().height;
    expect(clamped).toBe(48);
    await screen.getByRole('button', { name: 'Read More', expanded: false }).click();
    expect(text.getBoundingClientRect().height).toBeGreaterThan(100);
    await screen.getByRole('button', { name: 'Read Less', expanded: true }).click();
    expect(text.getBoundingClientRect().height).toBe(clamped);
  });

  it('shows a short text whole', async () => {
    const screen = await render(<ReadMore>Short and complete.</ReadMore>);
    await expect.element(screen.getByText('Short and complete.')).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('offers no rest where the width leaves none', async () => {
    const text = longText.slice(0, 220);
    const show = (width: number) => (
      <div style={{ width }}>
        <ReadMore lines={2}>{text}</ReadMore>
      </div>
    );
    const screen = await render(show(300));
    await expect.element(screen.getByRole('button', { name: 'Read More' })).toBeVisible();
    await screen.rerender(show(1600));
    await expect.poll(() => screen.getByRole('button', { name: 'Read More' }).query()).toBeNull();
  });

  it('has a button that a finger hits', async () => {
    const screen = await render(<ReadMore>{longText}</ReadMore>);
    expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('says what it is told to say', async () => {
    const screen = await render(<ReadMore labels={['Read More', 'Show Less']}>{longText}</ReadMore>);
    await screen.getByRole('button', { name: 'Read More' }).click();
    await expect.element(screen.getByRole('button', { name: 'Show Less' })).toBeVisible();
  });

  it('comes from the server as the browser would have made it', async () => {
    const { consoleErrors } = await hydrateWithApi(<ReadMore>{'A long text. '.repeat(40)}</ReadMore>, () => {});
    expect(consoleErrors).toEqual([]);
  });
});
