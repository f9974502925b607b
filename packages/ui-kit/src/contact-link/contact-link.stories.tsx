import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallLink } from './call-link.tsx';
import { MapLink } from './map-link.tsx';

const meta = { component: CallLink, args: { phone: '+91 98104 22155', name: 'Sagar Motors' } } satisfies Meta<
  typeof CallLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Call: Story = {};
export const Directions: Story = { render: () => <MapLink place="Sagar Motors, Lajpat Nagar II, Delhi" /> };
