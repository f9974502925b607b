import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOnRoadPrice } from '../../testing.ts';
import { LineBasis } from './line-basis.tsx';
import { showEach } from '../../testing/show-each.tsx';

const line = sampleOnRoadPrice().lines.find(({ key }) => key === 'road_tax');
if (!line) throw new Error('The price of the stories has no road tax.');

const meta = {
  component: LineBasis,
  args: { line },
  decorators: [(story) => <div style={{ maxWidth: 360 }}>{story()}</div>],
} satisfies Meta<typeof LineBasis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(LineBasis, {
  'Medium confidence': { line: { ...line, confidence: 'medium' } },
  'Low confidence': { line: { ...line, confidence: 'low' } },
  'Without rule': { line: { ...line, rule: null, source: null, since: null } },
  'Long text': {
    line: {
      ...line,
      rule: 'A share of the ex-showroom price that depends on its engine, on its price before GST and on the years for which the tax is paid at once',
      source: 'https://transport.example/notifications/2025/04/a-very-long-address-that-has-nowhere-to-break.pdf',
    },
  },
});
