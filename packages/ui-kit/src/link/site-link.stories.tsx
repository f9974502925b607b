import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLink } from './site-link.tsx';

const meta = {
  title: 'Actions/SiteLink',
  tags: ['autodocs'],
  component: SiteLink,
  parameters: {
    guide: {
      use: 'To make a link of a shape of its own: a tile, a row, a name that a whole card leads by.',
      avoid:
        'For a link in a text or beside a heading: Link. For one that looks like a button or a chip: ButtonLink, ChipLink.',
      states: 'It has no look of its own, but for what the page gives every link.',
      keyboard: 'Tab reaches it, Enter follows it.',
    },
  },
  args: { to: '/bikes/royal-enfield', children: 'Royal Enfield' },
} satisfies Meta<typeof SiteLink>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Royal Enfield' })).toHaveAttribute('href', '/bikes/royal-enfield');
  },
};
