import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CityPicker } from './city-picker.tsx';

const meta = {
  title: 'Frame/CityPicker',
  tags: ['autodocs'],
  component: CityPicker,
  parameters: {
    guide: {
      use: 'The city that prices and showrooms are for, in the header.',
      avoid: 'For a city as the value of a form: Combobox.',
      states: 'Closed, open, searching, nothing found.',
      keyboard: 'Enter opens it with the focus in the search; Tab goes through the cities; Escape closes.',
    },
  },
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
