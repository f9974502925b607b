import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorCard } from './author-card.tsx';

const meta = {
  title: 'Page/AuthorCard',
  tags: ['autodocs'],
  component: AuthorCard,
  parameters: {
    guide: {
      use: 'Who wrote an article.',
      avoid: 'For sellers and showrooms.',
      states: 'With and without position, picture and text.',
      keyboard: 'It takes no focus.',
    },
  },
  args: {
    name: 'Asha Rao',
    position: 'Road test editor',
    children: 'Rides each bike for a week before a word is written.',
  },
} satisfies Meta<typeof AuthorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NameOnly: Story = { args: { position: undefined, children: undefined } };
