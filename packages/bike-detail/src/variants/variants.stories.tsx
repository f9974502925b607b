import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildBikeDetail, buildPricedVariants, buildVariants, sectionHandlers } from '../testing.ts';
import { Variants } from './variants.tsx';

const { answers, fails, waits } = sectionHandlers;
const bikeWith = (count: number) => buildBikeDetail({ variants: buildVariants(count) });

const meta = {
  component: Variants,
  args: { bike: bikeWith(5), city: 'Delhi', chosen: 71 },
  parameters: { layout: 'fullscreen', msw: [answers('variants', buildPricedVariants())] },
} satisfies Meta<typeof Variants>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '₹2,09,241' })).toBeVisible();
  },
};
export const Three: Story = { args: { bike: bikeWith(3) } };

export const AllShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More Variants' }));
    await expect(canvas.getByRole('columnheader', { name: /^Chrome/ })).toBeVisible();
  },
};

export const Compact: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Compact view' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
};

export const One: Story = { args: { bike: bikeWith(1) } };
export const Empty: Story = { args: { bike: bikeWith(0) } };
export const BikeUnknown: Story = { args: { bike: null } };
export const OnRoadLoading: Story = { parameters: { msw: [waits('variants')] } };
export const OnRoadFailed: Story = { parameters: { msw: [fails('variants')] } };

export const LongText: Story = {
  args: {
    city: 'Sri Potti Sriramulu Nellore',
    bike: buildBikeDetail({
      variants: buildVariants(3, {
        name: 'Redditch with panniers and a tall windscreen',
        special_features: 'Dual-channel ABS, tubeless tyres on spoked wheels, and whatever else a maker has to say',
        color_options: ['Hand-painted Redditch Red with pinstripes', 'Hand-painted Jodhpur Blue with pinstripes'],
      }),
    }),
  },
};
