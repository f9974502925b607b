import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../button/icon-button.tsx';
import { Price } from '../price/price.tsx';
import { Stone } from './stone.tsx';

const meta = {
  title: 'Money/Stone',
  tags: ['autodocs'],
  component: Stone,
  parameters: {
    guide: {
      use: 'The box for the one answer in money of a view: yellow cap, round top, flat foot.',
      avoid: 'For anything but money; twice in a view.',
      states: 'With cap alone, with content, with a button in the cap.',
      keyboard: 'It takes no focus itself.',
    },
  },
  args: { title: 'On-road price, Delhi', children: <Price amount={210748} size="xl" /> },
  decorators: [(story) => <div style={{ maxWidth: 432 }}>{story()}</div>],
} satisfies Meta<typeof Stone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: 'Indicative' } };
export const WithAction: Story = {
  args: { note: 'Indicative', action: <IconButton icon="copy" label="Copy price details" tone="quiet" /> },
};
export const LongText: Story = {
  args: { title: 'On-road price, Thiruvananthapuram and surroundings', note: 'Indicative, November 2026' },
};
