import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazySection } from './lazy-section.tsx';

const LazySection = lazySection({
  title: 'Most Loved Bikes & Scooters',
  tone: 'sunken',
  links: [
    { label: 'All popular bikes', to: '/popular' },
    { label: 'Best bikes', to: '/best-bikes' },
  ],
  room: { narrow: '200px', wide: '300px' },
  load: () => new Promise(() => {}),
});

const meta = { component: LazySection, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LazySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
