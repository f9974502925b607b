import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Lists/Accordion',
  tags: ['autodocs'],
  component: Accordion,
  parameters: {
    guide: {
      use: 'Questions and answers, or groups of which few are wanted at a time.',
      avoid: 'For a single fold: Disclosure.',
      states: 'Each item open or closed, several may be open.',
      keyboard: 'Tab goes through the titles, Enter and Space open and close; find in page opens what it finds.',
    },
  },
  args: {
    items: [
      {
        id: 'price',
        title: 'What is the on-road price of the Classic 350 in Delhi?',
        content: <p>The ex-showroom price with RTO charges, insurance and other charges. Other cities differ.</p>,
        initially: 'open',
      },
      { id: 'mileage', title: 'What mileage does it return?', content: <p>35 kmpl.</p> },
      { id: 'abs', title: 'Does it have dual-channel ABS?', content: <p>Yes, on both wheels.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: 'A question that is longer than one line of a narrow screen is wide, '.repeat(3),
        content: <p>Yes.</p>,
      },
    ],
  },
};
