import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { SearchField } from './search-field.tsx';
import { showEach } from '../testing/show-each.tsx';

const meta = {
  title: 'Fields/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  parameters: {
    guide: {
      use: 'A text to look something up with; it can be emptied by a button.',
      avoid: 'For a text that is kept: Field.',
      states: 'Outlined, sunken for the header, large for the hero; empty, or filled with the button to clear it.',
      keyboard: 'Tab reaches it, Enter searches; Tab goes on to the button that clears it.',
    },
  },
  args: { label: 'Search brands', placeholder: 'Search brands...', name: 'q' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(SearchField, {
  Filled: { defaultValue: 'Royal Enfield' },
  Labelled: { labelled: 'visibly' },
  Sunken: { tone: 'sunken' },
  Large: { tone: 'large', trailing: <Button type="submit">Search</Button> },
});
