import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Lightbox } from './lightbox.tsx';

const isLoaded = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('enlarged-slides.tsx'));

it('loads what enlarges pictures when it is opened for the first time', async () => {
  const slides = [{ id: 'side', label: 'Side', content: <p>Side view</p> }];
  const lightbox = (isOpen: boolean) => (
    <Lightbox label="Classic 350" slides={slides} isOpen={isOpen} onClose={() => undefined} />
  );
  const screen = await render(lightbox(false));
  expect(isLoaded()).toBe(false);
  await screen.rerender(lightbox(true));
  await expect.element(page.getByRole('dialog', { name: 'Classic 350' })).toBeVisible();
  expect(isLoaded()).toBe(true);
});
