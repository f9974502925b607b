import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { RouteAnnouncer } from './route-announcer.tsx';

const meta = {
  title: 'Frame/RouteAnnouncer',
  tags: ['autodocs'],
  component: RouteAnnouncer,
  parameters: {
    guide: {
      use: 'Once, beside the content of all pages: says the title of each page that is come to within the site.',
      avoid: 'For what happens on a page: a live region of its own, or showToast.',
      states: 'Nothing is seen; silent on the first page.',
      keyboard: 'Puts the focus at the start of the content, from where Tab goes on.',
    },
  },
  render: function Frame() {
    const content = useRef<HTMLElement>(null);
    return (
      <>
        <main ref={content} tabIndex={-1}>
          A page
        </main>
        <RouteAnnouncer content={content} />
      </>
    );
  },
} satisfies Meta;
export default meta;

export const Default: StoryObj = {};
