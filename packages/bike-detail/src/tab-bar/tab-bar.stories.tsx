import { Container } from '@dopahiya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Bar } from '../bike-detail-page/bike-bar.styles.ts';
import { belowHeader } from '../testing/below-header.tsx';
import { Part, sections } from './sections.ts';
import { TabBar } from './tab-bar.tsx';

const meta = {
  component: TabBar,
  args: { barId: 'bar' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (story) => (
      <>
        <Bar id="bar">
          <Container>{story()}</Container>
        </Bar>
        {sections.map(({ id, label }) => (
          <Part key={id} id={id} style={{ minHeight: '80vh', padding: 16 }}>
            <h2>{label}</h2>
          </Part>
        ))}
      </>
    ),
    belowHeader,
  ],
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PartChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Reviews' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current'));
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
