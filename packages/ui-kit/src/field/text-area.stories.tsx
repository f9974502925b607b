import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';
import { showEach } from '../testing/show-each.tsx';

const meta = {
  title: 'Fields/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  parameters: {
    guide: {
      use: 'A text of several lines: a review, a question, a description.',
      avoid: 'For one line: Field.',
      states: 'Empty, filled, counted towards its limit, longer than that, with hint, wrong, disabled.',
      keyboard: 'Tab reaches and leaves it, Enter makes a new line.',
    },
  },
  args: { label: 'Your review', name: 'text', placeholder: 'What you like, what you do not' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(TextArea, {
  Counted: { maxLength: 500, defaultValue: 'Steady on the highway.' },
  'Too long': { maxLength: 20, beyond: 'kept', defaultValue: 'Steady on the highway, and calm.' },
  Error: { maxLength: 500, error: 'Write 20 characters or more.', hint: 'Plain text' },
  'Long text': { defaultValue: 'Steady on the highway. '.repeat(60) },
});
