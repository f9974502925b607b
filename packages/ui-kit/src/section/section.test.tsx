import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge } from '../badge/badge.tsx';
import { theme } from '../theme/theme.ts';
import { Section } from './section.tsx';

describe('<Section />', () => {
  it('is a region named after its heading', async () => {
    const screen = await render(
      <Section
        id="featured"
        title="Featured Bikes"
        badge={<Badge tone="signal">Trending now</Badge>}
        subtitle="Most searched bikes this week"
        action={<button type="button">Next</button>}
      >
        <p>Ten bikes</p>
      </Section>,
    );
    const region = screen.getByRole('region', { name: 'Featured Bikes' });
    await expect.element(region).toHaveAttribute('id', 'featured');
    await expect.element(region.getByRole('heading', { level: 2 })).toHaveTextContent('Featured Bikes');
    await expect.element(region.getByText('Most searched bikes this week')).toBeVisible();
    await expect.element(region.getByText('Trending now')).toBeVisible();
    await expect.element(region.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect.element(region.getByText('Ten bikes')).toBeVisible();
  });

  it('gives all that stands on the road band the colours of the dark', async () => {
    const screen = await render(
      <>
        <Section title="Sports Bikes" tone="ink">
          <p>Fast</p>
        </Section>
        <div data-theme="dark" style={{ color: theme.color.textDefault }}>
          Dark
        </div>
      </>,
    );
    const colorOf = (text: string) => getComputedStyle(screen.getByText(text).element()).color;
    expect(colorOf('Fast')).toBe(colorOf('Dark'));
  });
});
