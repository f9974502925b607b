import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './footer.tsx';

const links = ['New Bikes', 'New Scooters', 'Electric', 'Used Bikes'].map((label, index) => ({
  label,
  to: `/${index}`,
}));

const meta = {
  title: 'Frame/Footer',
  tags: ['autodocs'],
  component: Footer,
  parameters: {
    guide: {
      use: 'Once, at the foot of every page.',
      avoid: 'For the end of a list or a section.',
      states: 'With and without pages to follow; three columns above 1024 px, two below.',
      keyboard: 'Tab goes through the columns in reading order, then the last line.',
    },
    layout: 'fullscreen',
  },
  args: {
    about: 'A place for two-wheeler information, reviews and comparisons.',
    promises: [
      {
        icon: 'circle-check',
        label: 'Verified Reviews',
        note: 'We read each review before we publish it. Samples are labelled.',
      },
    ],
    follow: [{ name: 'YouTube', to: 'https://example.com/' }],
    columns: ['Browse', 'Tools', 'Company'].map((title) => ({ title, links })),
    note: '© 2026 Dopahiya',
    fineLinks: [{ label: 'Cookies', to: '/cookies' }],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NobodyToFollow: Story = { args: { follow: [{ name: 'YouTube', to: null }] } };
export const Mobile: Story = { globals: { viewport: { value: 'smallPhone' } } };
