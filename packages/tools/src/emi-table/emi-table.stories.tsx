import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmiTable } from './emi-table.tsx';

const meta = {
  component: EmiTable,
  args: {
    title: 'For ₹1,00,000 at 10%',
    note: 'Reducing balance',
    loan: 100000,
    chosen: 36,
    rows: [
      { months: 12, emi: 8792, interest: 5499, total: 105499 },
      { months: 24, emi: 4614, interest: 10748, total: 110748 },
      { months: 36, emi: 3227, interest: 16162, total: 116162 },
      { months: 48, emi: 2536, interest: 21740, total: 121740 },
      { months: 84, emi: 1660, interest: 39450, total: 139450 },
    ],
    footnote: 'Indicative. Lenders add processing charges of up to 3%.',
  },
} satisfies Meta<typeof EmiTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { chosen: undefined, note: undefined, footnote: undefined } };
