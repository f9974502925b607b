import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceCheckerSlot } from './price-checker-slot.tsx';

const meta = { component: PriceCheckerSlot, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof PriceCheckerSlot
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
