import type { Meta, StoryObj } from '@storybook/react-vite';
import { WideTable } from './wide-table.tsx';

const columns = ['Rate from', 'Charges', 'Month', 'EMI', 'Total cost'];

const meta = {
  title: 'Lists/WideTable',
  tags: ['autodocs'],
  component: WideTable,
  parameters: {
    guide: {
      use: 'Around a table whose columns a phone cannot show all at once: offers of lenders, instalments.',
      avoid: 'For two or three columns; for what reads better as a list on a phone.',
      states: 'All columns in sight; below 720 px of room it moves sideways and says that there are more columns.',
      keyboard: 'Tab reaches it, the arrow keys move it sideways.',
    },
  },
  args: {
    label: 'Lenders and rates',
    children: (
      <table>
        <thead>
          <tr>
            <th scope="col">Lender</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">A bank</th>
            {columns.map((column) => (
              <td key={column}>–</td>
            ))}
          </tr>
        </tbody>
      </table>
    ),
  },
} satisfies Meta<typeof WideTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roomy: Story = {};
export const Narrow: Story = { args: { isWide: false } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
