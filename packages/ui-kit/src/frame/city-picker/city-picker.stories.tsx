import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CityPicker } from './city-picker.tsx';

const meta = {
  component: CityPicker,
  args: {
    city: 'Delhi',
    cities: [
      { id: 1, name: 'Delhi', state: 'Delhi' },
      { id: 2, name: 'Mumbai', state: 'Maharashtra' },
      { id: 3, name: 'Bengaluru', state: 'Karnataka' },
    ],
    search: '',
    onSearch: fn(),
    onOpen: fn(),
    onChoose: fn(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^City/ }));
    await expect(await canvas.findByRole('combobox')).toBeVisible();
  },
} satisfies Meta<typeof CityPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { cities: undefined } };
export const Empty: Story = { args: { cities: [], search: 'Atlantis' } };
export const LongText: Story = { args: { city: 'Thiruvananthapuram Cantonment' } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
