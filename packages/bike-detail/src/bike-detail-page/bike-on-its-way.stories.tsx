import { toBikeCard } from '@dopahiya/domain/bikes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildBikeDetail } from '../testing.ts';
import { belowHeader } from '../testing/below-header.tsx';
import { BikeOnItsWay } from './bike-on-its-way.tsx';

const meta = {
  component: BikeOnItsWay,
  args: { card: null },
  parameters: { layout: 'fullscreen' },
  decorators: [belowHeader],
} satisfies Meta<typeof BikeOnItsWay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FromCard: Story = { args: { card: toBikeCard(buildBikeDetail()) } };
