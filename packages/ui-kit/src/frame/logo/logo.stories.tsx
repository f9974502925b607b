import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Frame/Logo',
  tags: ['autodocs'],
  component: Logo,
  parameters: {
    guide: {
      use: "The site's mark in header, footer and Storybook, as high as its font size.",
      avoid: 'Smaller than 32 px; in any colour but that of the text.',
      states: 'One state.',
      keyboard: 'It takes no focus and is not read: name the link around it.',
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const sized = (fontSize: number): Story => ({ render: () => <div style={{ fontSize }}>{<Logo />}</div> });

export const Header: Story = sized(46);
export const PhoneHeader: Story = sized(36);
