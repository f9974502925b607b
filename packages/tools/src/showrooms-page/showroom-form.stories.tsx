import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { ShowroomForm } from './showroom-form.tsx';

const { all, fails, waits } = toolsHandlers;
const choice = { brand: { slug: 'honda', name: 'Honda' }, city: 'Delhi', page: 1, unknownBrand: null };

const meta = {
  component: ShowroomForm,
  parameters: { msw: all() },
  args: { choice, error: null },
} satisfies Meta<typeof ShowroomForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const CitiesOpen: Story = {
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox', { name: 'City' })),
};
export const Loading: Story = { parameters: { msw: [waits('brands'), ...all()] } };
export const Failed: Story = { parameters: { msw: [fails('brands'), ...all()] } };
export const UnknownBrand: Story = { args: { choice: { ...choice, unknownBrand: 'nobody' } } };
