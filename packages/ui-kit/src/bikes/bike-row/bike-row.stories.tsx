import type { Meta, StoryObj } from '@storybook/react-vite';
import { BikeCard } from '../bike-card/bike-card.tsx';
import { Section } from '../../section/section.tsx';
import { sampleBikes } from '../../testing.ts';
import { BikeRow } from './bike-row.tsx';

const meta = {
  title: 'Bikes/BikeRow',
  tags: ['autodocs'],
  component: BikeRow,
  args: {
    bikes: sampleBikes,
    label: 'Bikes',
    children: () => null,
  },
  render: ({ bikes, columns, label }) => (
    <Section title="Best Bikes">
      <BikeRow bikes={bikes} columns={columns} label={label}>
        {(bike) => <BikeCard bike={bike} to={`/${bike.id}`} action="View Details" loading="eager" />}
      </BikeRow>
    </Section>
  ),
  parameters: {
    guide: {
      use: 'Several bikes in rows on shared ground lines, at one scale.',
      avoid: "For more than a screen's width in one line: Carousel.",
      states: 'One to many bikes; two columns on a phone, three or four on wide screens.',
      keyboard: 'Tab goes through the cards in reading order.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof BikeRow<(typeof sampleBikes)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoRows: Story = {};
export const LastRowShort: Story = { args: { bikes: sampleBikes.slice(0, 6) } };
export const ThreeColumns: Story = { args: { columns: 3 } };
