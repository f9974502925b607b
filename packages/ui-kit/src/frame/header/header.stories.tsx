import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchField } from '../../search-field/search-field.tsx';
import { MegaMenu } from '../mega-menu/mega-menu.tsx';
import { untilRendered } from '../../testing.ts';
import { UserMenu } from '../user-menu/user-menu.tsx';
import { Header } from './header.tsx';

const meta = {
  title: 'Frame/Header',
  tags: ['autodocs'],
  component: Header,
  parameters: {
    guide: {
      use: 'The head of every page: logo, search, city, sign-in and main menu.',
      avoid: 'For the head of one page: PageTitle. For a bar that follows the scroll: StickyBar.',
      states: 'At the top, scrolled with a shadow; the search is a field, below 1024 px a button that opens it.',
      keyboard: 'Tab goes through its parts in order; Enter opens the search on a phone, Escape closes it.',
    },
    layout: 'fullscreen',
  },
  args: {
    home: '/',
    search: <SearchField label="Search bikes" name="q" />,
    city: 'Delhi',
    language: (
      <a lang="hi-IN" href="/hi">
        हिन्दी
      </a>
    ),
    user: <UserMenu name={null} loginTo="/login" profileTo="/profile" onLogout={fn()} />,
    menu: <MegaMenu label="Main" groups={[{ label: 'News & Reviews', to: '/bike-news' }]} />,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const shadow = () => getComputedStyle(canvas.getByRole('banner')).boxShadow;
    // Room to scroll.
    document.body.style.minHeight = '200vh';
    scrollTo({ top: 200, behavior: 'instant' });
    await untilRendered();
    await waitFor(() => expect(shadow()).not.toBe('none'));
    scrollTo({ top: 0, behavior: 'instant' });
    await untilRendered();
    await waitFor(() => expect(shadow()).toBe('none'));
    document.body.style.minHeight = '';
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const SearchOpen: Story = {
  ...Mobile,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
