import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
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
  narrow?: 'one-row' | 'two-columns';
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
  component: FeaturedBikes,
  args: { action: 'View Offers' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeaturedBikes>;
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
export const OnInk: Story = { args: { tone: 'ink' } };
export const TwoColumnsOnPhones: Story = {
  args: { narrow: 'two-columns' },
  globals: { viewport: { value: 'phone' } },
};
export const Ranked: Story = { args: { action: undefined, ranked: true } };
