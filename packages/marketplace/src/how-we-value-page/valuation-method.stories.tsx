import { Container } from '@dopahiya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildModel } from '../testing/build-model.ts';
import { ValuationMethod } from './valuation-method.tsx';

const meta = {
  component: ValuationMethod,
  parameters: { layout: 'fullscreen' },
  args: { model: buildModel() },
  render: (args) => (
    <Container>
      <ValuationMethod {...args} />
    </Container>
  ),
} satisfies Meta<typeof ValuationMethod>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoGroups: Story = { args: { model: buildModel({ figures: { error: 13, coverage: 80, segments: [] } }) } };
