import { Disclosure } from '@dopahiya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecTable } from './spec-table.tsx';

const meta = {
  component: SpecTable,
  args: {
    caption: 'Dimensions and weight',
    rows: [
      { label: 'Length', value: '2,145 mm' },
      { label: 'Seat height', value: '805 mm' },
      { label: 'Kerb weight', value: '195 kg' },
    ],
  },
} satisfies Meta<typeof SpecTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Folded: Story = {
  render: (args) => (
    <>
      <Disclosure title={args.caption} initially="open">
        <SpecTable {...args} />
      </Disclosure>
      <Disclosure title="Tyres and wheels">
        <SpecTable caption="Tyres and wheels" rows={[{ label: 'Front tyre', value: '100/90-19' }]} />
      </Disclosure>
    </>
  ),
};
export const Choosing: Story = {
  args: {
    rows: [
      { label: 'Length', value: '2,145 mm', selected: true },
      { label: 'Seat height', value: '805 mm' },
    ],
    control: ({ label, selected }) => <input type="checkbox" aria-label={label} defaultChecked={selected} />,
  },
};
