import { chosenCity } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AssumedCity } from './assumed-city.tsx';

const meta = {
  component: AssumedCity,
  beforeEach: () => {
    localStorage.removeItem('city');
    return () => localStorage.removeItem('city');
  },
} satisfies Meta<typeof AssumedCity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Assumed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For Delhi. Choose your city to change this.')).toBeVisible();
  },
};
export const Chosen: Story = {
  beforeEach: () => void chosenCity.write({ name: 'Pune', state: 'Maharashtra' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For Pune, your city.')).toBeVisible();
  },
};
export const Named: Story = {
  args: { named: 'Jaipur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For Jaipur.')).toBeVisible();
  },
};
