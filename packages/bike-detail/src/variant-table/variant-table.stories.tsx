import { Price } from '@dopahiya/ui-kit/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VariantTable } from './variant-table.tsx';

const variants = [
  { id: 1, name: 'Redditch', price: 181118, selected: true },
  { id: 2, name: 'Halcyon', price: 187620 },
  { id: 3, name: 'Signals', price: 198340 },
  { id: 4, name: 'Chrome', price: 215000 },
  { id: 5, name: 'Dark', price: null },
].map(({ id, name, price, selected = false }) => ({
  id,
  name,
  selected,
  price: <Price amount={price} qualifier="ex-showroom, Delhi" />,
}));

const meta = {
  component: VariantTable,
  args: {
    caption: 'Variants of Classic 350',
    variants,
    sections: [
      {
        title: 'Brakes and wheels',
        rows: [
          { label: 'ABS', values: ['Single channel', 'Dual channel', 'Dual channel', 'Dual channel', null] },
          { label: 'Wheels', values: ['Spoke', 'Spoke', 'Spoke', 'Spoke', 'Alloy'] },
        ],
      },
      {
        title: 'Features',
        rows: [{ label: 'Console', values: ['Analogue', 'Analogue', 'Analogue, USB', 'Analogue, USB', null] }],
      },
    ],
  },
} satisfies Meta<typeof VariantTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Three: Story = { args: { variants: variants.slice(0, 3) } };
