import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../../search-field/search-field.tsx';
import { MessagePage } from './message-page.tsx';

const meta = {
  title: 'Frame/MessagePage',
  tags: ['autodocs'],
  component: MessagePage,
  parameters: {
    guide: {
      use: 'In place of a page that does not exist, broke down or is yet to come.',
      avoid: 'For a part of a page that has nothing or failed: EmptyState and ErrorPanel.',
      states: 'A message alone, with a search, with other ways on.',
      keyboard: 'Tab goes through the way on, the search and the other ways.',
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Page not found',
    text: 'Page not found. It may have moved, or the address has a typing error.',
    action: { label: 'Go to the home page', to: '/' },
  },
} satisfies Meta<typeof MessagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {};
export const WithWaysOn: Story = {
  args: {
    search: { title: 'Search for a bike', field: <SearchField label="Search bikes" /> },
    waysOn: [
      { label: 'Best bikes', to: '/best-bikes' },
      { label: 'Electric', to: '/electric' },
    ],
  },
};
export const Mobile: Story = { ...WithWaysOn, globals: { viewport: { value: 'smallPhone' } } };
