import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaperNote } from './paper-note.tsx';

const meta = {
  title: 'Frame/PaperNote',
  tags: ['autodocs'],
  component: PaperNote,
  decorators: [
    (Story) => (
      <>
        <nav>Not on paper</nav>
        <h1>Classic 350</h1>
        <Story />
      </>
    ),
  ],
  parameters: {
    guide: {
      use: 'Once, at the end of every page: it says how all of it is printed.',
      avoid: 'For what a single part of a page looks like on paper: its own styles say that.',
      states: 'Unseen on a screen; on paper the last line.',
      keyboard: 'It takes no focus itself.',
    },
  },
} satisfies Meta<typeof PaperNote>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
