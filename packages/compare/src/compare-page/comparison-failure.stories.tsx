import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@dopahiya/api-client';
import { ComparisonFailure } from './comparison-failure.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const refused = (message: string) => new ApiError({ kind: 'status', status: 400, message });

const meta = {
  component: ComparisonFailure,
  args: {
    mode: 'bikes',
    bikeSlugs: 'cb350-vs-cb350',
    error: refused('A bike cannot be compared with itself. Name each bike once.'),
    retrying: false,
    onRetry: () => {},
  },
} satisfies Meta<typeof ComparisonFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(ComparisonFailure, {
  'Not electric': {
    mode: 'electric',
    bikeSlugs: 'activa-vs-ather-450s',
    error: refused('The Honda Activa is not electric.'),
  },
  'Without reason': { error: new Error('null is not an object') },
  'Trying again': {
    error: new ApiError({ kind: 'status', status: 503, message: 'The garage is closed.' }),
    retrying: true,
  },
});
