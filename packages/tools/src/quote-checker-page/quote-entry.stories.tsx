import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { samplePrice } from '../testing/quote-handlers.ts';
import { QuoteEntry } from './quote-entry.tsx';
import { readQuoteInputs } from './quote-inputs.ts';
import { useQuotation } from './use-quotation.ts';

interface Asked {
  search: string;
}

/** The form with the inputs in a URL. */
function Entered({ search }: Asked) {
  const entered = useQuotation(readQuoteInputs(new URLSearchParams(search)));
  const check = { quotation: entered.quotation, price: samplePrice, date: '', wanted: new Set<never>() };
  return <QuoteEntry entered={entered} check={check} onWant={fn()} />;
}

const meta = { component: Entered, args: { search: '' } } satisfies Meta<typeof Entered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { search: 'ex_showroom=92529&insurance_bundle=9344&handling=1850&pdi=500&ew=1299' },
};
export const Pasted: Story = { args: { search: 'text=ex+92529%0Ahandling+1850%0Azarkon+640' } };
