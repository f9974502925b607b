import { loanCosts } from '@dopahiya/engines/loan';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoanStone } from './loan-stone.tsx';

const costsAt = (interest: number, months: number) => loanCosts({ amount: 80_000, interest, months, type: 'arrears' });

const meta = {
  component: LoanStone,
  args: { title: 'EMI for 36 months', note: 'Reducing balance', loan: 80_000, costs: costsAt(7, 36) },
} satisfies Meta<typeof LoanStone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToThePaisa: Story = { args: { precision: 'paisa' } };
export const MostlyInterest: Story = { args: { costs: costsAt(20, 120), title: 'EMI for 120 months' } };
export const WithFoot: Story = { args: { foot: 'Rates vary by lender. Ask yours before you plan.' } };
