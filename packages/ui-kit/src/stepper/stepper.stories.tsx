import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper.tsx';

const meta = {
  component: Stepper,
  args: { label: 'Sell your bike', steps: ['Vehicle Details', 'Photos & Location', 'Contact & Finalize'], current: 2 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 3 } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
