import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from './tab-links.tsx';

const meta = {
  title: 'Actions/TabLinks',
  tags: ['autodocs'],
  component: TabLinks,
  parameters: {
    guide: {
      use: 'The sections of a long page, of which a visitor may want one.',
      avoid: 'For views that replace each other: Tabs.',
      states: 'Default, current; sticks to the top where the page asks for it.',
      keyboard: 'Tab goes through the links, Enter jumps to the section.',
    },
  },
  args: {
    label: 'On this page',
    current: '#overview',
    links: [
      { href: '#overview', label: 'Overview' },
      { href: '#specifications', label: 'Specifications' },
      { href: '#colors', label: 'Colors' },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoneCurrent: Story = { args: { current: undefined } };
