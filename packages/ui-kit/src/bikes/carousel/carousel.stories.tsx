import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../../badge/badge.tsx';
import { BikeCard } from '../bike-card/bike-card.tsx';
import { Section } from '../../section/section.tsx';
import { sampleBikes } from '../../testing.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { Carousel } from './carousel.tsx';
import { useCarousel } from './use-carousel.ts';

type Variation = Pick<ComponentProps<typeof Section>, 'tone'> & {
  action?: string;
  ranked?: boolean;
  narrow?: 'one-row' | 'one-large';
};

function FeaturedBikes({ tone, action, ranked, narrow }: Variation) {
  const carousel = useCarousel();
  return (
    <Section
      title="Featured Bikes"
      badge={<Badge tone="signal">Trending now</Badge>}
      subtitle="Most searched bikes this week"
      action={<CarouselArrows carousel={carousel} label="trending bikes" />}
      tone={tone}
    >
      <Carousel carousel={carousel} label="trending bikes" items={sampleBikes} narrow={narrow}>
        {(bike, index) => (
          <BikeCard
            bike={bike}
            to={`/${bike.id}`}
            loading="eager"
            {...(action && { action })}
            {...(ranked && { rank: index + 1 })}
          />
        )}
      </Carousel>
    </Section>
  );
}

const meta = {
  title: 'Bikes/Carousel',
  tags: ['autodocs'],
  component: Carousel,
  args: {
    carousel: { attach: fn(), canGoBack: false, canGoForward: true, page: fn() },
    label: 'trending bikes',
    items: sampleBikes,
    children: () => null,
  },
  render: () => <FeaturedBikes action="View Offers" />,
  parameters: {
    guide: {
      use: 'One row that scrolls sideways, bikes on a shared stage or cards apart.',
      avoid: 'For what must all be seen: BikeRow. It never plays by itself.',
      states: 'At the start, in the middle, at the end; arrows below it on a phone.',
      keyboard: 'Tab reaches the row, arrow keys scroll it, then Tab goes through its cards.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Carousel<(typeof sampleBikes)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPage: Story = {
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous trending bikes' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next trending bikes' }));
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
  },
};
export const OnInk: Story = { render: () => <FeaturedBikes tone="ink" action="View Offers" /> };
export const TwoColumnsOnPhones: Story = {
  render: () => <FeaturedBikes narrow="one-large" action="View Offers" />,
  globals: { viewport: { value: 'phone' } },
};
export const Ranked: Story = { render: () => <FeaturedBikes ranked /> };
