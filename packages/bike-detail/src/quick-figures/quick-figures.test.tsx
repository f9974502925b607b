import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuickFigures } from './quick-figures.tsx';

insertPageStyle();

describe('<QuickFigures />', () => {
  it('tells each number by its label, with its unit', async () => {
    const figures = [
      { label: 'Kerb weight', value: 195, unit: 'kg' },
      { label: 'Service interval', value: 10000, unit: 'km' },
    ];
    const screen = await render(<QuickFigures figures={figures} />);
    expect(
      screen
        .getByRole('term')
        .elements()
        .map((term) => term.textContent),
    ).toEqual(['Kerb weight', 'Service interval']);
    expect(
      screen
        .getByRole('definition')
        .elements()
        .map((value) => value.textContent),
    ).toEqual(['195 kg', '10,000 km']);
  });

  it.each([1, 2, 3, 4, 5, 6])('leaves no cell empty with %i figures, on any screen', async (count) => {
    const figures = Array.from({ length: count }, (_, index) => ({ label: `Figure ${index}`, value: index }));
    const screen = await render(<QuickFigures figures={figures} />);
    for (const width of [360, 1440]) {
      await page.viewport(width, 800);
      const list = screen.container.querySelector('dl');
      const right = list?.getBoundingClientRect().right ?? 0;
      expect(list?.lastElementChild?.getBoundingClientRect().right).toBeCloseTo(right, 0);
    }
  });
});
