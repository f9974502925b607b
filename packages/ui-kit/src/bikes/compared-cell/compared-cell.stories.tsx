import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComparedCell } from './compared-cell.tsx';

const meta = {
  title: 'Bikes/ComparedCell',
  tags: ['autodocs'],
  component: ComparedCell,
  parameters: {
    guide: {
      use: 'One value in a table that sets bikes or variants side by side.',
      avoid: 'In a table without a first column that the others are compared with.',
      states: 'Like the first, different, not known.',
      keyboard: 'It takes no focus.',
    },
  },
  args: { row: { label: 'Kerb weight', values: ['195 kg', '181 kg', null] }, index: 1 },
  render: (args) => (
    <table>
      <tbody>
        <tr>
          <th scope="row">{args.row.label}</th>
          <ComparedCell {...args} />
        </tr>
      </tbody>
    </table>
  ),
} satisfies Meta<typeof ComparedCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Different: Story = {};
export const First: Story = { args: { index: 0 } };
export const NotKnown: Story = { args: { index: 2 } };
