import type { Meta, StoryObj } from '@storybook/react-vite';
import { lateSection } from './late-section.tsx';

const LateSection = lateSection({
  title: 'Most Loved Bikes & Scooters',
  tone: 'sunken',
  links: [
    { label: 'All popular bikes', to: '/popular' },
    { label: 'Best bikes', to: '/best-bikes' },
  ],
  room: { narrow: '200px', wide: '300px' },
  load: () => new Promise(() => {}),
});

const meta = { component: LateSection, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LateSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
