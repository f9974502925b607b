import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SaleBadge } from './sale-badge.tsx';

describe('<SaleBadge />', () => {
  it.each([
    [{ status: 'discontinued' }, 'Discontinued'],
    [{ status: 'on_sale', is_discontinued: true }, 'Discontinued'],
    [{ status: 'upcoming' }, 'Upcoming'],
  ] as const)('says of %j: %s', async (bike, word) => {
    const screen = await render(<SaleBadge bike={bike} />);
    await expect.element(screen.getByText(word)).toBeVisible();
  });

  it('leaves no space behind a name that has no badge', async () => {
    const screen = await render(
      <p>
        Shine
        <SaleBadge bike={{ status: 'on_sale' }} /> vs Karizma
        <SaleBadge bike={{ status: 'discontinued' }} />
      </p>,
    );
    expect(screen.container.textContent).toBe('Shine vs Karizma Discontinued');
  });

  it('says nothing of a bike on sale, nor of one that an older edition of the site stored', async () => {
    const screen = await render(<SaleBadge bike={{ status: 'on_sale' }} />);
    expect(screen.container.textContent).toBe('');
    await screen.rerender(<SaleBadge bike={{} as never} />);
    expect(screen.container.textContent).toBe('');
  });
});
