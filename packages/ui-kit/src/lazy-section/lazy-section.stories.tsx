import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazySection } from './lazy-section.tsx';

const LazySection = lazySection({
  title: 'Most Loved Bikes & Scooters',
  tone: 'sunken',
  links: [
    { label: 'All popular bikes', to: '/popular' },
    { label: 'Best bikes', to: '/best-bikes' },
  ],
  minHeight: { narrow: '200px', wide: '300px' },
  load: () => new Promise<never>(() => {}),
});

const meta = {
  title: 'Page/LazySection',
  tags: ['autodocs'],
  component: LazySection,
  parameters: {
    guide: {
      use: 'A section far down a page whose script and data may wait. It is made by lazySection and holds its room.',
      avoid: 'For what is seen at first.',
      states: 'Links until it comes near, then whole; links again when it cannot be loaded.',
      keyboard: 'Its links can be reached before and are not taken away while they have the focus.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LazySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
