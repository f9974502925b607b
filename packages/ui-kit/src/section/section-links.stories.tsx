import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionLinks } from './section-links.tsx';

const meta = {
  title: 'Page/SectionLinks',
  component: SectionLinks,
  args: {
    title: 'Most Loved Bikes & Scooters',
    links: [{ label: 'All popular bikes', to: '/popular' }],
    height: { narrow: '200px', wide: '120px' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnTheRoadBand: Story = { args: { tone: 'ink' } };
