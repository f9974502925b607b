import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Deferred } from './deferred.tsx';

const Greeting = () => <p>Namaste, Asha</p>;

const loadGreeting = async () => Greeting;
const loadNever = () => new Promise<typeof Greeting>(() => {});

const meta = {
  title: 'Page/Deferred',
  tags: ['autodocs'],
  component: Deferred,
  parameters: {
    guide: {
      use: 'A component whose code should load only when wanted: a dialog, a form below the screen.',
      avoid: 'For a whole section with a heading: deferredSection.',
      states: 'Not wanted, loading with what stands in its place, shown, failed.',
      keyboard: 'It takes no focus itself.',
    },
  },
  args: { load: loadGreeting, isWanted: true, given: {}, before: <Skeleton width="160px" /> },
} satisfies Meta<typeof Deferred<object>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { load: loadNever }, parameters: { showsNothing: true } };
