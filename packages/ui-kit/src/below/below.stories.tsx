import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Below } from './below.tsx';

const meta = {
  title: 'Page/Below',
  tags: ['autodocs'],
  component: Below,
  args: { before: <Skeleton width="160px" />, children: <p>Filters of 55 brands</p> },
  parameters: {
    guide: {
      use: 'What is long to render and not seen first on a page that a link leads to: what is folded away, say.',
      avoid: 'For the body of a Section, which follows by itself; for code that should load later: Deferred.',
      states: 'At once, or following on a page that a link led to.',
      keyboard: 'It takes no focus itself.',
    },
  },
} satisfies Meta<typeof Below>;
export default meta;

export const AtOnce: StoryObj<typeof meta> = {};
