import { sampleBike } from '@dopahiya/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { compareHandlers } from '../testing/compare-handlers.ts';
import { ComparePage } from './compare-page.tsx';

const meta = {
  component: ComparePage,
  parameters: { msw: [compareHandlers.answers([sampleBike()])] },
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = { parameters: { msw: [compareHandlers.waits()] } };

export const Failed: Story = { parameters: { msw: [compareHandlers.fails(500, 'The garage is closed.')] } };

export const Empty: Story = { parameters: { msw: [compareHandlers.answers([])] } };
