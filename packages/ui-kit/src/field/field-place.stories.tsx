import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldPlace } from './field-place.tsx';

const meta = {
  title: 'Fields/FieldPlace',
  tags: ['autodocs'],
  component: FieldPlace,
  parameters: {
    guide: {
      use: 'Where a field appears once another one is filled in: the model once there is a brand.',
      avoid: 'For a field that is there but locked: Field with disabled.',
      states: 'One: it says what to do first.',
      keyboard: 'It takes no focus.',
    },
  },
  args: { label: 'Model', children: 'Choose a brand first', hint: 'Choose your model, or type it.' },
} satisfies Meta<typeof FieldPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Optional: Story = { args: { label: 'Version', tag: '(optional)', children: 'Choose a model first' } };
