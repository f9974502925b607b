import type { Meta, StoryObj } from '@storybook/react-vite';
import { WideTable } from './wide-table.tsx';

const columns = ['Rate from', 'Charges', 'Month', 'EMI', 'Everything paid'];

const meta = {
  component: WideTable,
  args: {
    label: 'Who lends at what',
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
