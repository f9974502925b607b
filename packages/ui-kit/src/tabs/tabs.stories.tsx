import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'trending', label: 'Trending' },
  { id: 'popular', label: 'Popular' },
  { id: 'electric', label: 'Electric' },
  { id: 'upcoming', label: 'Upcoming' },
] as const;

function FeaturedTabs() {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('trending');
  return (
    <Tabs label="Featured bikes" tabs={tabs} selected={selected} onSelect={select}>
      <p>Bikes of the choice {selected}</p>
    </Tabs>
  );
}

const meta = { component: FeaturedTabs } satisfies Meta<typeof FeaturedTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panels: Story = {};
export const Links: Story = {
  render: () => (
    <TabLinks
      label="On this page"
      current="#overview"
      links={[
        { href: '#overview', label: 'Overview' },
        { href: '#specifications', label: 'Specifications' },
        { href: '#colors', label: 'Colors' },
      ]}
    />
  ),
};
