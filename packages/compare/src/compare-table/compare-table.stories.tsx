import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareTable } from './compare-table.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const meta = {
  component: CompareTable,
  args: {
    names: ['Classic 350', 'CB350'],
    initially: 'open',
    groups: [
      {
        title: 'Engine & Performance',
        rows: [
          { label: 'Engine type', values: ['Single cylinder, air and oil cooled', 'Single cylinder, air cooled'] },
          { label: 'Displacement', values: ['349 cc', '348 cc'] },
          { label: 'Mileage', values: ['35 kmpl', '35 kmpl'] },
          { label: 'Top speed', values: ['114 km/h', null] },
        ],
      },
      { title: 'Dimensions & Weight', rows: [{ label: 'Kerb weight', values: ['195 kg', '187 kg'] }] },
    ],
  },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = showEach(CompareTable, {
  Default: { initially: 'closed' },
  'Differences only': { rows: 'differing' },
  'Four bikes': {
    names: ['Classic 350', 'CB350', 'Jawa 42', 'Ronin'],
    groups: [{ title: 'Weight', rows: [{ label: 'Kerb weight', values: ['195 kg', '187 kg', '184 kg', '195 kg'] }] }],
  },
});
export const Open: Story = {};
