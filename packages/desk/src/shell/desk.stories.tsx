import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { keepDraft } from '../drafts/kept-drafts.ts';
import { buildEntry, buildListed, buildRevision, deskApi } from '../testing/desk-api.ts';
import { modelContent } from '../testing/desk-fields.ts';
import { Desk } from './desk.tsx';

const models = [
  buildListed({ gaps: ['Kerb weight', 'Seat height', 'Ground clearance', 'Fuel tank', 'Wheelbase'], has_draft: true }),
  buildListed({ slug: 'activa', title: 'Honda Activa', views: 980, gaps: [], changed_at: '2026-11-20T06:30:00Z' }),
];
const revisions = [
  buildRevision({ note: 'As on the maker’s page.' }),
  buildRevision({ id: 2, undone_by: 3, by: null }),
];
const desk = () => deskApi({ listed: models, revisions }).handlers;

const meta = {
  title: 'Desk/Desk',
  component: Desk,
  parameters: {
    guide: {
      use: 'At /desk, for owners and editors: every part of the site that they run.',
      avoid: 'For anything that visitors see.',
      states: 'Overview, list, form, conflict, empty and failed.',
      keyboard: 'Tab goes through the links to the parts, then through the part.',
    },
    layout: 'fullscreen',
    msw: desk(),
  },
  args: { user: { username: 'asha', role: 'owner' }, address: { section: null, slug: null } },
  beforeEach: () => {
    signIn('asha');
    localStorage.removeItem('desk-drafts');
    return signOut;
  },
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

const editor = { address: { section: 'model', slug: 'splendor-plus' } };

/** Waits for what is fetched, so that all of it is checked. */
const shows =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(text, { exact: false }))[0]).toBeVisible();
  };

export const Overview: Story = { play: shows('Honda Activa') };
export const List: Story = {
  args: { address: { section: 'model', slug: null } },
  play: shows('Honda Activa'),
};
export const Empty: Story = {
  ...List,
  parameters: { msw: deskApi({ listed: [] }).handlers },
  play: shows('Nothing is here yet'),
};
export const Failed: Story = {
  ...List,
  parameters: {
    msw: [
      http.get('*/api/desk/entries/', () => HttpResponse.json({ detail: 'The catalogue is busy.' }, { status: 503 })),
      ...desk(),
    ],
  },
  play: shows('The list could not be loaded'),
};
export const Editor: Story = { args: editor, play: shows('Shade') };
export const EditorOnPhone: Story = { ...Editor, globals: { viewport: { value: 'smallPhone' } } };
export const Conflict: Story = {
  args: editor,
  parameters: {
    msw: deskApi({ entry: buildEntry({ content: { ...modelContent, name: 'Splendor+' } }) }).handlers,
  },
  play: shows('Somebody else changed this too'),
  beforeEach: () => {
    keepDraft({
      user: 'asha',
      kind: 'model',
      slug: 'splendor-plus',
      title: 'Splendor Plus',
      content: { ...modelContent, name: 'Splendor Plus XTEC' },
      base: 'version-0',
      baseContent: modelContent,
      reports: [],
      saved_at: '2026-11-20T06:30:00Z',
    });
  },
};
