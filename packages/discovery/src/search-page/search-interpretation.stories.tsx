import { readSearch } from '@dopahiya/engines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchInterpretation } from './search-interpretation.tsx';

const brands = [{ slug: 'honda', name: 'Honda' }];

const meta = {
  component: SearchInterpretation,
  args: { reading: readSearch('honda scooter under 1 lakh with 50 kmpl', brands) },
} satisfies Meta<typeof SearchInterpretation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithName: Story = { args: { reading: readSearch('activa under 1 lakh', brands) } };

export const UnknownWords: Story = {
  args: {
    reading: {
      ...readSearch('light scooter for wedding parades', brands),
      rest: '',
      unknown: ['wedding', 'parades'],
    },
  },
};
