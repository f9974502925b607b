import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

describe('<ButtonLink />', () => {
  it('is a link that looks like a button', async () => {
    const screen = await render(
      <>
        <ButtonLink to="/emi-calculator">EMI Calculator</ButtonLink>
        <Button>EMI Calculator</Button>
      </>,
      { wrapper: MemoryRouter },
    );
    const link = screen.getByRole('link', { name: 'EMI Calculator' });
    await expect.element(link).toHaveAttribute('href', '/emi-calculator');
    const styles = [link, screen.getByRole('button')].map((item) => getComputedStyle(item.element()));
    // Not the background: the pointer of an earlier test may rest on one of them.
    for (const property of ['height', 'padding', 'borderRadius', 'fontWeight'] as const)
      expect(styles[0]?.[property]).toBe(styles[1]?.[property]);
  });
});
