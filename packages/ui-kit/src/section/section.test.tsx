import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Badge } from '../badge/badge.tsx';
import { BelowScope } from '../below/below-scope.tsx';
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

  it('is laid out with the page where it says that it is near, and else when it comes near', async () => {
    delete document.documentElement.dataset['painted'];
    const screen = await render(
      <>
        <Section title="Rider fit" isNear>
          <p>Seat height</p>
        </Section>
        <Section title="News">
          <p>Reviews</p>
        </Section>
      </>,
    );
    const paintedOf = (name: string) =>
      getComputedStyle(screen.getByRole('region', { name }).element()).contentVisibility;
    expect([paintedOf('Rider fit'), paintedOf('News')]).toEqual(['visible', 'auto']);
  });

  it('gives all that stands on the road band the colours of the dark', async () => {
    const screen = await render(
      <Section title="Sports Bikes" tone="ink">
        <p>Fast</p>
      </Section>,
    );
    const { color } = getComputedStyle(screen.getByText('Fast').element());
    expect(color).toBe('rgb(236, 239, 236)');
    expect(getComputedStyle(screen.getByRole('region').element()).backgroundColor).toBe('rgb(20, 24, 23)');
  });

  it('keeps its own room while it waits below the screen to be painted', async () => {
    const { dataset } = document.documentElement;
    // Other tests may have left it.
    delete dataset['painted'];
    const screen = await render(
      <Section title="Specifications" height={[4350, 3700]}>
        <p>Kerb weight</p>
      </Section>,
    );
    const room = () => getComputedStyle(screen.getByRole('region').element()).containIntrinsicBlockSize;
    await page.viewport(390, 800);
    expect(room()).toContain('4350px');
    await page.viewport(1280, 800);
    expect(room()).toContain('3700px');
  });

  it('keeps room for a body that follows its heading on a page that a link led to', async () => {
    await page.viewport(390, 800);
    const tops: number[] = [];
    const watch = (after: HTMLElement | null) => {
      if (after) tops.push(after.offsetTop - after.parentElement!.offsetTop);
    };
    const screen = await render(
      <BelowScope follows>
        <Section title="Specifications" height={[900, 700]}>
          <p>Kerb weight</p>
        </Section>
        <p ref={watch}>After</p>
      </BelowScope>,
    );
    await expect.element(screen.getByText('Kerb weight')).toBeVisible();
    await expect.element(screen.getByRole('region')).not.toHaveAttribute('data-body');
    expect(tops[0]).toBeGreaterThanOrEqual(900);
  });
});
