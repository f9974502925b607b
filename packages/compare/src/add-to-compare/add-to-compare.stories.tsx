import { sampleBike } from '@dopahiya/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddToCompare } from './add-to-compare.tsx';

const meta = { component: AddToCompare, args: { bike: sampleBike() } } satisfies Meta<typeof AddToCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnACard: Story = { args: { words: 'briefly' } };
