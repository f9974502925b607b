import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MegaMenu } from './mega-menu.tsx';

const meta = {
  title: 'Frame/MegaMenu',
  tags: ['autodocs'],
  component: MegaMenu,
  parameters: {
    guide: {
      use: 'The main menu of the site, with groups that unfold.',
      avoid: "For actions of one page: Button. For a visitor's own pages: UserMenu.",
      states: 'Closed, open by hover, focus or press; an active group; a panel below on a phone.',
      keyboard: 'Tab goes through groups and links, Enter and Space open, Escape closes and returns the focus.',
    },
    layout: 'fullscreen',
  },
  args: {
    label: 'Main',
    groups: [
      {
        label: 'Bikes',
        isActive: true,
        items: [
          { label: 'New Bikes', to: '/new-bikes', hint: 'Just launched and coming soon' },
          { label: 'Best Bikes', to: '/best-bikes', hint: 'The most popular of every body style', isCurrent: true },
          { label: 'Showrooms', to: '/dealership', hint: 'Dealers by brand and city' },
        ],
      },
      { label: 'Electric', items: [{ label: 'Electric Scooters', to: '/electric-scooters', hint: 'Range and price' }] },
      { label: 'News & Reviews', to: '/bike-news' },
    ],
  },
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bikes' }));
    await expect(await canvas.findByRole('link', { name: /^New Bikes/ })).toBeVisible();
  },
};

export const WithAside: Story = {
  ...Open,
  args: { groups: meta.args.groups.map((group) => Object.assign({}, group, { aside: <p>Which one fits you?</p> })) },
};

export const LongText: Story = {
  args: {
    groups: ['Motorcycles and scooters', 'Everything electric', 'Loans and instalments', 'Second-hand', 'News'].map(
      (label) => ({ label, items: [{ label, to: '/', hint: 'A line that goes on for longer than it should' }] }),
    ),
  },
};

export const Mobile: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
