import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmiCalculatorPage } from './emi-calculator-page.tsx';
import { readEmiInputs } from './emi-inputs.ts';

const at = (search: string) => ({ inputs: readEmiInputs(new URLSearchParams(search)) });

const meta = {
  component: EmiCalculatorPage,
  parameters: { layout: 'fullscreen' },
  args: at(''),
} satisfies Meta<typeof EmiCalculatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InAdvance: Story = { args: at('amount=210748&rate=8.5&type=advance') };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
