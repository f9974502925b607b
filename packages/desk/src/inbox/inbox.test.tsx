import { renderWithApi } from '@dopahiya/api-client/testing';
import type { DeskFigureReport, DeskMessage, MessageState } from '@dopahiya/domain/desk';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deskApi } from '../testing/desk-api.ts';
import { Inbox } from './inbox.tsx';

const noon = '2026-11-21T06:30:00.000Z';

const message: DeskMessage = {
  id: 7,
  name: 'Pooja',
  email: 'pooja+bikes@example.test',
  mobile_number: '9876543210',
  city: 'Pune',
  comments: 'Where is the price from?',
  sent_at: noon,
  state: 'open',
};

const report: DeskFigureReport = {
  id: 3,
  bike: { slug: 'splendor-plus', name: 'Splendor Plus' },
  path: 'specifications.kerb_weight',
  label: 'Kerb weight',
  unit: 'kg',
  current: 112,
  reported: '115 kg',
  value: 115,
  seen_at: 'maker’s page',
  count: 2400,
  reported_at: noon,
};

const questions = [
  { id: 'tow', text: 'can i tow a boat', count: 1240, last_asked_at: noon },
  { id: 'float', text: 'does it float', count: 1, last_asked_at: noon },
];

const page = (results: readonly object[]) =>
  HttpResponse.json({ count: results.length, next: null, previous: null, results });

/** An API with an inbox that follows what is done. */
function inboxApi({ isBroken = false } = {}) {
  let messages: DeskMessage[] = [message];
  let reports = [report];
  const verdicts: unknown[] = [];
  const broken = () => HttpResponse.json({ detail: 'The database is busy.' }, { status: 503 });
  const handlers = [
    http.get('*/api/desk/messages/', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state');
      return page(messages.filter((one) => one.state === state));
    }),
    http.patch('*/api/desk/messages/7/', async ({ request }) => {
      if (isBroken) return broken();
      const { state } = (await request.json()) as { state: MessageState };
      messages = messages.map((one) => ({ ...one, state }));
      return HttpResponse.json(messages[0]);
    }),
    http.delete('*/api/desk/messages/7/', () => {
      if (isBroken) return broken();
      messages = [];
      return HttpResponse.json({});
    }),
    http.get('*/api/desk/figure-reports/', () => page(reports)),
    http.post('*/api/desk/figure-reports/3/', async ({ request }) => {
      if (isBroken) return broken();
      verdicts.push(await request.json());
      reports = [];
      return HttpResponse.json({});
    }),
    http.get('*/api/desk/questions/', () => page(questions)),
    ...deskApi().handlers,
  ];
  return { handlers, verdicts };
}

async function open(api = inboxApi()) {
  const { screen, router } = await renderWithApi(<Inbox name="asha" />, api.handlers, { at: '/desk/inbox' });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  await expect.element(screen.getByText('Where is the price from?')).toBeVisible();
  return { ...api, screen, router, press };
}

beforeEach(() => signIn('asha'));
afterEach(() => signOut());

describe('messages', () => {
  it('can be answered by mail or telephone', async () => {
    const { screen } = await open();
    await expect
      .element(screen.getByRole('link', { name: message.email }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:pooja%2Bbikes@example\.test\?subject=/));
    await expect.element(screen.getByRole('link', { name: /9876543210|Pooja/ }).last()).toBeVisible();
  });

  it('move to the answered ones, and can be reopened from there', async () => {
    const { screen, press } = await open();
    await press('Mark as answered: Pooja');
    await expect.element(screen.getByText('No messages here')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
    await press('Answered');
    await expect.element(screen.getByText('Where is the price from?')).toBeVisible();
    await press('Reopen: Pooja');
    await expect.element(screen.getByText('No messages here')).toBeVisible();
  });

  it('are deleted only once that is confirmed', async () => {
    const { screen, press } = await open();
    await press('Delete the message of Pooja');
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('Where is the price from?')).toBeVisible();
    await press('Delete the message of Pooja');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(screen.getByText('No messages here')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
  });

  it('stay where they are if the API fails, which is said', async () => {
    const { screen, press } = await open(inboxApi({ isBroken: true }));
    await press('Archive: Pooja');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/The message is as it was.*database is busy/s);
    await expect.element(screen.getByText('Where is the price from?')).toBeVisible();
    await press('Delete the message of Pooja');
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/was not deleted.*database is busy/s);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await press('Keep ours: Splendor Plus: Kerb weight');
    await expect.element(screen.getByText('The report is as it was')).toBeVisible();
  });
});

describe('reports of wrong figures', () => {
  it('stand beside our figure, and lead to the model with the value for its form', async () => {
    const { screen, router } = await open();
    await expect.element(screen.getByText('Our figure: 112 kg.')).toBeVisible();
    await expect.element(screen.getByText('Reported: 115 kg.')).toBeVisible();
    await expect.element(screen.getByText('Reported 2,400 times. Seen at: maker’s page.')).toBeVisible();
    const accept = screen.getByRole('link', { name: 'Accept: Splendor Plus: Kerb weight' });
    await expect.element(accept).toHaveAttribute('href', '/desk/model/splendor-plus');
    await accept.click();
    await expect
      .poll(() => router.state.location.state as unknown)
      .toEqual({ filled: { report: 3, path: report.path, value: 115 } });
  });

  it('are settled by keeping our figure', async () => {
    const { screen, press, verdicts } = await open();
    await press('Keep ours: Splendor Plus: Kerb weight');
    await expect.element(screen.getByText('No reports are waiting')).toBeVisible();
    expect(verdicts).toEqual([{ verdict: 'kept' }]);
  });
});

it('has the sections that the overview leads to, and the way to the cases of moderation', async () => {
  const { screen } = await open();
  for (const id of ['messages', 'figure-reports', 'questions']) expect(document.getElementById(id)).not.toBeNull();
  await expect
    .element(screen.getByRole('region', { name: 'Moderation' }).getByRole('link'))
    .toHaveAttribute('href', '/moderation');
});

it('shows the questions without an answer, with how often they were asked', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('can i tow a boat')).toBeVisible();
  await expect.element(screen.getByText('Asked 1,240 times.')).toBeVisible();
  await expect.element(screen.getByText('Asked once.')).toBeVisible();
});
