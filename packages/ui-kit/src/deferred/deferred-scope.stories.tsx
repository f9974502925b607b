import type { Meta, StoryObj } from '@storybook/react-vite';
import { Deferred } from './deferred.tsx';
import { DeferredScope } from './deferred-scope.tsx';

const meta = {
  title: 'Page/DeferredScope',
  tags: ['autodocs'],
  component: DeferredScope,
  args: {
    follows: true,
    children: (
      <>
        <h1>Classic 350</h1>
        <Deferred>
          <p>Specifications</p>
        </Deferred>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Once, around all pages: says whether a link led to the page, so that its sections may follow its first screen.',
      avoid: 'Around a part of a page.',
      states: 'Sections follow, or are there at once.',
      keyboard: 'It takes no focus itself.',
    },
  },
} satisfies Meta<typeof DeferredScope>;
export default meta;

export const Following: StoryObj<typeof meta> = {};
