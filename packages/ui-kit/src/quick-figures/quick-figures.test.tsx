import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { QuickFigures } from './quick-figures.tsx';

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
});
