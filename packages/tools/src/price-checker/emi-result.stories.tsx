import type { Meta, StoryObj } from '@storybook/react-vite';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { readAskedPrice } from './checker-address.ts';
import { EmiResult } from './emi-result.tsx';
import { useChecker } from './use-checker.ts';
import { useEmi } from './use-emi.ts';

interface Lent {
  amount: number;
}

/** Renders the EMI of a loan of this amount. */
function Lending({ amount }: Lent) {
  const checker = useChecker(readAskedPrice(new URLSearchParams('bike=classic-350&city=Delhi')), undefined);
  return <EmiResult checker={checker} emi={useEmi(amount)} />;
}

const meta = {
  component: Lending,
  parameters: { msw: toolsHandlers.all() },
  args: { amount: 209_241 },
} satisfies Meta<typeof Lending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Invalid: Story = { args: { amount: 0 } };
