import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search brands', placeholder: 'Search brands...', name: 'q' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Royal Enfield' } };
export const Labelled: Story = { args: { labelled: 'visibly' } };
export const Sunken: Story = { args: { look: 'sunken' } };
export const Large: Story = { args: { look: 'large', trailing: <Button type="submit">Search</Button> } };
export const Mobile: Story = { args: Large.args, globals: { viewport: { value: 'phone' } } };
