import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { KeyDifferences } from './key-differences.tsx';

insertPageStyle();

const differences = Array.from({ length: 8 }, (_, index) => ({
  figure: `${index + 1} kg`,
  sentence: `Difference ${index + 1}`,
}));

describe('<KeyDifferences />', () => {
  it('tells a number and what it means', async () => {
    const screen = await render(
      <KeyDifferences differences={[{ figure: '8 kg', sentence: 'CB350 is lighter to push' }]} />,
    );
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('8 kg CB350 is lighter to push');
  });

  it('tells the first six', async () => {
    const screen = await render(<KeyDifferences differences={differences} />);
    expect(screen.getByRole('listitem').elements()).toHaveLength(6);
    await expect.element(screen.getByText('Difference 6')).toBeVisible();
  });

  it('tells two of the same size', async () => {
    const screen = await render(
      <KeyDifferences
        differences={[
          { figure: '5 mm', sentence: 'Lower seat' },
          { figure: '5 mm', sentence: 'Higher clearance' },
        ]}
      />,
    );
    expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  });
});
