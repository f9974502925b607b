import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

const sized = (fontSize: number): Story => ({ render: () => <div style={{ fontSize }}>{<Logo />}</div> });

export const Header: Story = sized(46);
export const PhoneHeader: Story = sized(36);
