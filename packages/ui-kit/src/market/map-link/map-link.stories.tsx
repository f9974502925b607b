import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapLink } from './map-link.tsx';

const meta = {
  title: 'Actions/MapLink',
  tags: ['autodocs'],
  component: MapLink,
  parameters: {
    guide: {
      use: "The way to a place in the visitor's own map.",
      avoid: 'For an address alone, which is text.',
      states: 'One state; it opens in a new tab and says so.',
      keyboard: 'Tab reaches it, Enter opens the map.',
    },
  },
  args: { place: 'Sagar Motors, Lajpat Nagar II, Delhi' },
} satisfies Meta<typeof MapLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
