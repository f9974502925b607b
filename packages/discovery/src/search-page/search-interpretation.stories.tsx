import { BrandNames } from '@dopahiya/engines/parser';
import { readPlainWords } from '@dopahiya/engines/plain-words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchInterpretation } from './search-interpretation.tsx';

const brands = new BrandNames([{ slug: 'honda', name: 'Honda' }]);

const meta = {
  component: SearchInterpretation,
  args: { reading: readPlainWords('honda scooter under 1 lakh with 50 kmpl', brands) },
} satisfies Meta<typeof SearchInterpretation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithName: Story = { args: { reading: readPlainWords('activa under 1 lakh', brands) } };

export const UnknownWords: Story = {
  args: {
    reading: {
      ...readPlainWords('light scooter for wedding parades', brands),
      rest: '',
      unknown: ['wedding', 'parades'],
    },
  },
};
