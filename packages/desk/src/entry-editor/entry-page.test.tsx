import { renderWithApi } from '@dopahiya/api-client/testing';
import type { DeskKind } from '@dopahiya/domain/desk';
import { sampleBike, sampleOnRoadPrice } from '@dopahiya/ui-kit/testing';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepDraft, keptDraft } from '../drafts/kept-drafts.ts';
import { modelContent } from '../testing/desk-fields.ts';
import { chooseLargeFile } from '../testing/choose-large-file.ts';
import { buildEntry, buildRevision, deskApi } from '../testing/desk-api.ts';
import { EntryPage } from './entry-page.tsx';

const of = { user: 'asha', kind: 'model' as DeskKind, slug: 'splendor-plus' };
const specifications = { ...modelContent.specifications, mileage: 65 };

async function open(server = deskApi(), state?: unknown) {
  const page = <EntryPage name={of.user} kind={of.kind} slug={of.slug} />;
  const { screen } = await renderWithApi(page, server.handlers, { at: '/desk', state });
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  const press = (name: string | RegExp) => screen.getByRole('button', { name }).click();
  const review = () => screen.getByRole('tab', { name: 'Review and publish' }).click();
  await expect.element(field('Name')).toBeVisible();
  return { ...server, screen, field, press, review };
}

/** Leaves the page, as a reload would. */
const leave = (screen: { unmount: () => unknown }) => screen.unmount();

beforeEach(() => {
  localStorage.clear();
  signIn('asha');
});
afterEach(() => {
  signOut();
  vi.useRealTimers();
});

describe('an article', () => {
  it.each([
    ['2026-11-20T18:29:00Z', true],
    ['2026-11-20T18:31:00Z', false],
  ])('is scheduled up to the midnight of India before its day: %s', async (moment, isScheduled) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(moment));
    const entry = buildEntry({ content: { ...modelContent, date: '2026-11-21' } });
    const { screen } = await open(deskApi({ entry }));
    expect(screen.getByText('Will be shown from 21 Nov 2026.').elements()).toHaveLength(isScheduled ? 1 : 0);
  });
});

describe('the form of an entry', () => {
  it('keeps all content that is not edited, and removes or empties what is', async () => {
    const { field, screen, review, contents } = await open();
    await field('Mileage (optional)').fill('65');
    await field('Highlights (optional)').fill('97.2 cc, with a kick\n\nDisc brake\n');
    await expect.element(field('Highlights (optional)')).toHaveValue('97.2 cc, with a kick\n\nDisc brake\n');
    await field('Price (optional)').first().fill('');
    await screen.getByRole('radio', { name: 'Not known' }).click();
    await review();
    await expect
      .poll(() => contents('check').at(-1))
      .toEqual({
        ...modelContent,
        highlights: ['97.2 cc, with a kick', 'Disc brake'],
        specifications: { mileage: 65 },
        variants: [{ name: 'Drum' }, { name: 'i3S', ex_showroom_price: null }],
      });
  });

  it('is unchanged where a field is filled in and emptied again, or names are added without any', async () => {
    const { field, screen, press, review } = await open();
    await press('Add');
    const launch = screen.getByLabelText('Launch (optional)');
    await launch.fill('2026-01-02');
    await launch.fill('');
    await review();
    await expect.element(screen.getByText('Nothing has changed')).toBeVisible();
    expect(field('Name').query()).toBeNull();
  });

  it('leads from any field to the review, by keys', async () => {
    const { field, screen } = await open();
    await field('Mileage (optional)').fill('65');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(screen.getByRole('tab', { name: 'Review and publish' })).toHaveFocus();
    await expect.element(screen.getByRole('heading', { name: 'One change' })).toBeVisible();
  });

  it('takes yes for an answer, and keeps a choice that is not in its list', async () => {
    const entry = buildEntry({ content: { ...modelContent, status: 'paused' } });
    const { screen, review, contents } = await open(deskApi({ entry }));
    await expect.element(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('paused');
    await screen.getByRole('radio', { name: 'Yes' }).click();
    await review();
    await expect
      .poll(() => contents('check').at(-1))
      .toMatchObject({ status: 'paused', specifications: { usb_charging: true } });
  });

  it('says where a figure is not plausible, and keeps it', async () => {
    const { field } = await open();
    const mileage = field('Mileage (optional)');
    await expect.element(mileage).toHaveAccessibleDescription(/Usually 20 to 110 km\/l\./);
    for (const [typed, isPlausible] of [
      ['110', true],
      ['111', false],
      ['19', false],
      ['20', true],
    ] as const) {
      await mileage.fill(typed);
      await expect.element(mileage).toHaveValue(typed);
      await expect.poll(() => mileage.element().getAttribute('aria-invalid') === 'true').toBe(!isPlausible);
    }
  });

  it('takes the file of a photo, once it is uploaded, and refuses one that is too large', async () => {
    const server = deskApi();
    const upload = http.post('*/api/desk/photos/', () =>
      HttpResponse.json({ file: 'front.webp', address: '/media/front', width: 1600, height: 1000 }, { status: 201 }),
    );
    const { screen, press, review, contents } = await open({ ...server, handlers: [upload, ...server.handlers] });
    await press('Add to Photos');
    const file = screen.getByLabelText('Photo', { exact: true });
    chooseLargeFile(file.element(), 'large.jpg');
    await expect.element(file).toHaveAccessibleDescription(/Choose a file of at most 10 MB\./);
    await userEvent.upload(file, new File(['a'], 'front.jpg', { type: 'image/jpeg' }));
    await expect.element(screen.getByRole('img', { name: 'The uploaded photo' })).toBeInTheDocument();
    await review();
    await expect.poll(() => contents('check').at(-1)).toMatchObject({ photos: [{ file: 'front.webp' }] });
  });

  it('leads to what is missing, and says where a figure comes from', async () => {
    const { field, screen } = await open();
    await screen.getByRole('link', { name: 'Kerb weight' }).click();
    await expect.element(field('Kerb weight (optional)')).toHaveFocus();
    await expect.element(screen.getByText(/From: Maker’s page, March 2026, certain\./)).toBeVisible();
  });

  it('adds, moves and removes items of a list', async () => {
    const { field, screen, press, review, contents } = await open();
    await press('Add to Variants');
    await expect.element(field('Variant').last()).toHaveFocus();
    await field('Variant').last().fill('Black');
    await expect
      .element(screen.getByRole('button', { name: 'No more than 3' }))
      .toHaveAttribute('aria-disabled', 'true');
    await press('Move up: Black');
    await press('Move down: Black');
    await expect.poll(() => document.activeElement?.textContent).toBe('Black');
    await press('Move up: Black');
    await press('Remove Drum');
    await expect.element(screen.getByRole('button', { name: 'Add to Variants' })).toHaveFocus();
    await expect.element(screen.getByText('Removed: Drum.')).toBeInTheDocument();
    await review();
    await expect
      .poll(() => (contents('check').at(-1) as typeof modelContent | undefined)?.variants)
      .toEqual([{ name: 'Black' }, { name: 'i3S', ex_showroom_price: null }]);
    await expect.element(screen.getByRole('heading', { name: 'One change' })).toBeVisible();
  });
});

it('is unchanged as long as a new entry only has what is usual for its kind, and takes the name given to it', async () => {
  const entry = buildEntry({ content: null, version: null, initial: { status: 'on-sale' } });
  const { screen, review } = await open(deskApi({ entry }));
  await expect.element(screen.getByText('Not published yet.')).toBeVisible();
  await review();
  await expect.element(screen.getByText('Nothing has changed')).toBeVisible();
  await leave(screen);
  const { field } = await open(deskApi({ entry }), { named: 'Splendor Plus XTEC' });
  await expect.element(field('Name')).toHaveValue('Splendor Plus XTEC');
});

describe('names with a text each', () => {
  it('are added and removed, and the focus stays near', async () => {
    const { screen, press, review, contents } = await open();
    const notes = screen.getByRole('group', { name: 'Notes' });
    for (const name of ['Chain', 'Fork']) {
      await press('Add');
      await notes.getByRole('textbox', { name: 'Name' }).last().fill(name);
      await notes.getByRole('textbox', { name: 'Text' }).last().fill(`Oil for the ${name}`);
    }
    await press('Remove Fork');
    await expect.element(notes.getByRole('button', { name: 'Add' })).toHaveFocus();
    await review();
    await expect.poll(() => contents('check').at(-1)).toMatchObject({ notes: { Chain: 'Oil for the Chain' } });
    await expect.element(screen.getByRole('heading', { name: 'One change' })).toBeVisible();
  });
});

it('keeps the note of a publication while the form is looked at again', async () => {
  const { field, screen, review } = await open();
  await field('Mileage (optional)').fill('65');
  await review();
  const note = screen.getByLabelText('Note (optional)');
  await note.fill('As on the maker’s page.');
  await screen.getByRole('tab', { name: 'Edit' }).click();
  await review();
  await expect.element(note).toHaveValue('As on the maker’s page.');
});

it('names items by their words, not by their web addresses or files', async () => {
  const photo = { file: 'front.webp', alt: 'From the front', credit: 'Asha', licence: 'CC0' };
  const entry = buildEntry({ content: { ...modelContent, photos: [photo] } });
  const { screen } = await open(deskApi({ entry }));
  await expect.element(screen.getByRole('button', { name: 'Remove From the front' })).toBeVisible();
});

it('calls an entry that stands alone like its section, without a list to go back to', async () => {
  const entry = buildEntry({ kind: 'faqs', slug: 'faqs', title: 'Questions' });
  const page = <EntryPage name={of.user} kind="faqs" slug="faqs" />;
  const { screen } = await renderWithApi(page, deskApi({ entry }).handlers, { at: '/desk/faqs' });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' }).elements()).toEqual([]);
});

describe('a draft', () => {
  it('survives a reload while the connection is lost, and reaches the server when it is back', async () => {
    let isLost = true;
    const server = deskApi({
      refuse: ({ path }) => (isLost && path.endsWith('/draft/') ? HttpResponse.error() : null),
    });
    const { field, screen } = await open(server);
    await field('Mileage (optional)').fill('65');
    await expect.element(screen.getByText('Saved on this device')).toBeVisible();
    await leave(screen);
    isLost = false;
    const again = await open(server);
    await expect.element(again.field('Mileage (optional)')).toHaveValue('65');
    await expect.element(again.screen.getByText(/^This is your draft of/)).toBeVisible();
    dispatchEvent(new Event('online'));
    await expect.element(again.screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(server.entry().draft?.content).toEqual({ ...modelContent, specifications });
  });

  it('can be discarded, here and at the server', async () => {
    const content = { ...modelContent, specifications };
    const begun = { base: 'version-1', base_content: modelContent, saved_at: '2026-11-20T06:30:00Z' };
    const draft = { content, ...begun };
    const { field, press, screen, entry } = await open(deskApi({ entry: buildEntry({ draft }) }));
    await expect.element(field('Mileage (optional)')).toHaveValue('65');
    await press('Discard draft');
    await screen.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
    await expect.element(field('Mileage (optional)')).toHaveValue('60');
    await expect.element(screen.getByRole('tab', { name: 'Edit' })).toHaveFocus();
    expect(entry().draft).toBeNull();
  });

  it('stays where it could not be discarded, which is said', async () => {
    const refuse = ({ path, body }: { path: string; body: object }) =>
      path.endsWith('/draft/') && !('content' in body)
        ? HttpResponse.json({ detail: 'The database is busy.' }, { status: 503 })
        : null;
    const { field, press, screen } = await open(deskApi({ refuse }));
    await field('Mileage (optional)').fill('65');
    await press('Discard draft');
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Discard draft' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The database is busy\./);
    expect(keptDraft(of)?.content).toEqual({ ...modelContent, specifications });
    dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('from another device takes what others changed since it began', async () => {
    const content = { ...modelContent, specifications };
    const begun = { base: 'version-0', base_content: modelContent, saved_at: '2026-11-20T06:30:00Z' };
    const theirs = { ...modelContent, name: 'Splendor+' };
    const { field, screen } = await open(
      deskApi({ entry: buildEntry({ content: theirs, draft: { content, ...begun } }) }),
    );
    await expect.element(field('Mileage (optional)')).toHaveValue('65');
    await expect.element(screen.getByRole('radio', { name: /^Take theirs/ })).not.toBeInTheDocument();
  });

  it('gives way to another one, from another device, on request', async () => {
    keepDraft({
      ...of,
      title: 'Splendor Plus',
      content: { ...modelContent, specifications },
      base: 'version-1',
      baseContent: modelContent,
      reports: [],
      saved_at: '2026-11-20T07:30:00Z',
    });
    const content = { ...modelContent, specifications: { ...specifications, mileage: 70 } };
    const draft = { content, base: 'version-1', base_content: modelContent, saved_at: '2026-11-20T06:30:00Z' };
    const { field, press, screen } = await open(deskApi({ entry: buildEntry({ draft }) }));
    await expect.element(field('Mileage (optional)')).toHaveValue('65');
    await expect.element(screen.getByText('There is another draft of yours, of 20 Nov 2026, 12:00.')).toBeVisible();
    await press('Use the other draft');
    await expect.element(field('Mileage (optional)')).toHaveValue('70');
    await expect.element(screen.getByText(/^There is another draft/)).not.toBeInTheDocument();
    expect(keptDraft(of)?.content).toEqual(content);
  });

  it('says that somebody removed its entry meanwhile, and stays', async () => {
    const content = { ...modelContent, specifications };
    const draft = { content, base: 'version-1', base_content: modelContent, saved_at: '2026-11-20T06:30:00Z' };
    const entry = buildEntry({ content: null, version: null, draft });
    const { field, screen } = await open(deskApi({ entry }));
    await expect.element(screen.getByText(/^Somebody else removed this entry\./)).toBeVisible();
    await expect.element(field('Mileage (optional)')).toHaveValue('65');
  });

  it('is sent once a code is given where the last one is too old', async () => {
    let isCodeGiven = false;
    const refuse = ({ path }: { path: string }) =>
      path.endsWith('/draft/') && !isCodeGiven
        ? HttpResponse.json({ detail: 'A code is needed.' }, { status: 403 })
        : null;
    const server = deskApi({ refuse });
    const enter = http.post('*/api/desk/code/', () => {
      isCodeGiven = true;
      return HttpResponse.json({ username: 'asha', role: 'owner' });
    });
    const { field, press, screen } = await open({ ...server, handlers: [enter, ...server.handlers] });
    await field('Name').fill('Splendor+');
    dispatchEvent(new Event('online'));
    await screen.getByLabelText('Code').fill('123456');
    await press('Continue');
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(server.entry().draft?.content).toEqual({ ...modelContent, name: 'Splendor+' });
  });

  it('asks which values stay where somebody else changed the same since it began', async () => {
    keepDraft({
      ...of,
      title: 'Splendor Plus',
      content: { ...modelContent, specifications },
      base: 'version-0',
      baseContent: modelContent,
      reports: [],
      saved_at: '2026-11-20T06:30:00Z',
    });
    const theirs = { ...modelContent, name: 'Splendor+', specifications: { ...specifications, mileage: 70 } };
    const server = deskApi({ entry: buildEntry({ content: theirs }) });
    const page = <EntryPage name={of.user} kind={of.kind} slug={of.slug} />;
    const { screen } = await renderWithApi(page, server.handlers, { at: '/desk' });
    await expect.element(screen.getByText('One value to decide.')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Use these values' }))
      .toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('radio', { name: /^Take theirs/ }).click();
    await screen.getByRole('button', { name: 'Use these values' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Mileage (optional)' })).toHaveValue('70');
    await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Splendor+');
    await expect.element(screen.getByText(/^Somebody else published changes\./)).toBeVisible();
  });
});

describe('the review', () => {
  const check = (answer: object) =>
    http.post('*/api/desk/entries/:kind/:slug/check/', () =>
      HttpResponse.json({ changes: [], problems: [], warnings: [], ...answer }),
    );

  it('says what is missing, wrong or doubtful, holds back what is not right, and leads there', async () => {
    const server = deskApi();
    const problems = [
      { path: 'name', reason: 'Must not be null.' },
      { path: 'specifications.mileage', reason: 'At most 110.' },
    ];
    const warnings = [{ path: 'price', reason: 'Half of the price before.' }];
    const handlers = [check({ problems, warnings }), ...server.handlers];
    const { field, press, review, screen, contents } = await open({ ...server, handlers });
    await field('Name').fill('');
    await field('Mileage (optional)').fill('900');
    await review();
    const wrong = screen.getByRole('alert');
    await expect.element(wrong).toMatchTextContent(/Name Fill in this field\..*Mileage At most 110\./);
    await expect.element(screen.getByText(/Half of the price before\./)).toBeVisible();
    await expect.element(screen.getByText('Correct the problems first.')).toBeVisible();
    await screen.getByRole('button', { name: 'Publish' }).click({ force: true });
    expect(contents('publish')).toEqual([]);
    await press('Mileage');
    await expect.element(field('Mileage (optional)')).toHaveFocus();
  });

  it('shows the known facts and the price as the page will', async () => {
    const server = deskApi();
    const bike = { ...sampleBike(), mileage: 65, kerb_weight: null, photos: [] };
    const preview = http.post('*/api/desk/entries/:kind/:slug/preview/', () =>
      HttpResponse.json({ bike, price: sampleOnRoadPrice(), drawing: null, html: null, html_hindi: null }),
    );
    const { field, review, screen } = await open({ ...server, handlers: [preview, ...server.handlers] });
    await field('Mileage (optional)').fill('65');
    await review();
    await expect.element(screen.getByText('Mileage, km/l')).toBeVisible();
    expect(screen.getByText('Kerb weight, kg').query()).toBeNull();
    const price = screen.getByRole('region', { name: 'On-road price, Delhi' });
    await expect.element(price.getByText('₹2,09,241')).toBeVisible();
  });
});

describe('publishing', () => {
  it('publishes a change with a note, leads to the page, and undoes it', async () => {
    const { field, press, review, screen, sent, entry } = await open();
    await field('Mileage (optional)').fill('65');
    await review();
    await field('Note (optional)').fill('As on the maker’s page.');
    await press('Publish');
    await expect.element(screen.getByText('Published. Live within a minute.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'See the page' }))
      .toHaveAttribute('href', '/hero/splendor-plus');
    expect(sent.find(({ path }) => path.endsWith('/publish/'))?.body).toEqual({
      content: { ...modelContent, specifications },
      base: 'version-1',
      note: 'As on the maker’s page.',
    });
    expect(keptDraft(of)).toBeUndefined();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Published.' })).toHaveFocus();
    await press('Undo: Hero Splendor Plus');
    await expect.element(field('Mileage (optional)')).toHaveValue('60');
    await expect.element(screen.getByRole('status').filter({ hasText: 'Undone.' })).toHaveFocus();
    expect(entry().content).toEqual(modelContent);
  });

  it('removes an entry that can be removed', async () => {
    const { press, review, screen, contents } = await open(deskApi({ entry: buildEntry({ is_removable: true }) }));
    await review();
    await press('Remove this entry');
    await expect.element(screen.getByText('Removed. Live within a minute.')).toBeVisible();
    expect(contents('publish')).toEqual([null]);
  });

  it('asks for the month of a changed price first', async () => {
    const { field, press, review, screen, contents } = await open();
    await field('Price in Delhi (optional)').fill('75000');
    await review();
    await expect.element(screen.getByText('Give the month first.')).toBeVisible();
    await screen.getByLabelText('Month of the new price: Price in Delhi').fill('2026-11');
    await expect.element(screen.getByText('Give the month first.')).not.toBeInTheDocument();
    await press('Publish');
    await expect.poll(() => contents('publish')).toEqual([{ ...modelContent, price: 75_000, price_month: '2026-11' }]);
  });

  it('shows a conflict value by value, takes over what only the other changed, and overwrites nothing', async () => {
    const { field, press, review, screen, publishElsewhere, contents } = await open();
    await field('Mileage (optional)').fill('65');
    await field('Name').fill('Splendor Plus XTEC');
    publishElsewhere({ ...modelContent, status: 'discontinued', name: 'Splendor+' });
    await review();
    await press('Publish');
    await expect.element(screen.getByRole('heading', { name: 'Somebody else changed this too' })).toHaveFocus();
    await expect.element(screen.getByText('Splendor+', { exact: true })).toBeVisible();
    await screen.getByRole('radio', { name: /^Keep mine/ }).click();
    await press('Use these values');
    await review();
    await press('Publish');
    await expect
      .poll(() => contents('publish').at(-1))
      .toEqual({ ...modelContent, specifications, status: 'discontinued', name: 'Splendor Plus XTEC' });
  });

  it('shows what the API refuses at the field that is meant', async () => {
    const errors = { 'variants.0.name': ['Two variants have this name.'] };
    const refuse = ({ path }: { path: string }) =>
      path.endsWith('/publish/') ? HttpResponse.json(errors, { status: 400 }) : null;
    const { field, press, review, screen } = await open(deskApi({ refuse }));
    await field('Variant').first().fill('i3S');
    await review();
    await press('Publish');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Two variants have this name/);
    await screen.getByRole('tab', { name: 'Edit' }).click();
    await expect.element(field('Variant').first()).toHaveAccessibleDescription(/Two variants have this name/);
    await expect.element(field('Variant').first()).toHaveValue('i3S');
    dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('says so where a later change is in the way of an undo', async () => {
    const refuse = ({ path }: { path: string }) =>
      path.endsWith('/undo/') ? HttpResponse.json({ detail: 'It was changed later.' }, { status: 409 }) : null;
    const { press, screen } = await open(deskApi({ refuse, revisions: [buildRevision()] }));
    await screen.getByRole('tab', { name: 'History' }).click();
    await press('Undo: Hero Splendor Plus');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/It was changed later\..*Undo the later change/);
  });
});

describe('a spec sheet', () => {
  const fact = {
    label: 'Kerb weight',
    unit: 'kg',
    line: 3,
    words: 'Kerb weight: 112 kg',
    current: null,
    variant: null,
  };
  const reading = {
    facts: [{ ...fact, path: 'specifications.kerb_weight', value: 112 }],
    unread: [{ line: 9, text: 'Feel the power', reason: null }],
    text: 'Kerb weight: 112 kg',
  };

  it('proposes facts beside today’s, and takes an accepted one into the draft', async () => {
    const server = deskApi();
    const handlers = [http.post('*/api/desk/brochure/:model/', () => HttpResponse.json(reading)), ...server.handlers];
    const { press, screen, field } = await open({ ...server, handlers });
    await screen.getByRole('tab', { name: 'Read a spec sheet' }).click();
    const sheet = screen.getByLabelText('Text of the spec sheet');
    await press('Read');
    await expect.element(sheet).toHaveAccessibleDescription(/Paste the text first\./);
    await sheet.fill('Kerb weight: 112 kg');
    await press('Read');
    await expect.element(screen.getByText('Line 3. Now: None.')).toBeVisible();
    await expect.element(screen.getByText('Feel the power')).toBeVisible();
    await press('Accept: Kerb weight');
    await expect.element(screen.getByText('In the draft.')).toHaveFocus();
    await screen.getByRole('tab', { name: 'Edit' }).click();
    await expect.element(field('Kerb weight (optional)')).toHaveValue('112');
    await screen.getByRole('tab', { name: 'Read a spec sheet' }).click();
    await expect.element(screen.getByLabelText('Text of the spec sheet')).toHaveValue('Kerb weight: 112 kg');
    await expect.element(screen.getByText('Feel the power')).toBeVisible();
  });
});

it('reads a spec sheet from a file of text', async () => {
  const sent: unknown[] = [];
  const server = deskApi();
  const read = http.post('*/api/desk/brochure/:model/', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ facts: [], unread: [], text: 'Label,Value' });
  });
  const { screen } = await open({ ...server, handlers: [read, ...server.handlers] });
  await screen.getByRole('tab', { name: 'Read a spec sheet' }).click();
  await userEvent.upload(screen.getByLabelText('Or a file'), new File(['Label,Value'], 'sheet.csv'));
  await expect.element(screen.getByLabelText('Text of the spec sheet')).toHaveValue('Label,Value');
  expect(sent).toEqual([{ text: 'Label,Value' }]);
  await expect.element(screen.getByText('No facts were found in this text')).toBeVisible();
  chooseLargeFile(screen.getByLabelText('Or a file').element(), 'large.csv');
  await expect.element(screen.getByText('Choose a file of at most 10 MB.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('fills in the value of a report, and settles the report once it is published', async () => {
  const server = deskApi();
  const settled: string[] = [];
  const settle = http.post('*/api/desk/figure-reports/:id/', async ({ request, params }) => {
    settled.push(`${String(params['id'])} ${await request.text()}`);
    return new HttpResponse(null, { status: 204 });
  });
  const filled = { report: 7, path: 'specifications.mileage', value: 65 };
  const { field, press, review } = await open({ ...server, handlers: [settle, ...server.handlers] }, { filled });
  await expect.element(field('Mileage (optional)')).toHaveValue('65');
  await expect.element(field('Mileage (optional)')).toHaveFocus();
  await review();
  await press('Publish');
  await expect.poll(() => settled).toEqual(['7 {"verdict":"corrected"}']);
});
