import { renderWithApi } from '@dopahiya/api-client/testing';
import type { DeskContent, DeskField } from '@dopahiya/domain/desk';
import { signIn, signOut } from '@dopahiya/visitor';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EntryPage } from '../entry-editor/entry-page.tsx';
import { buildEntry, deskApi } from '../testing/desk-api.ts';
import { buildField } from '../testing/desk-fields.ts';

/** Opens an entry with these fields; `sent` is the content that the review sends. */
async function open(fields: DeskField[], content: DeskContent) {
  const entry = buildEntry({ fields, content, gaps: [], facts: [] });
  const server = deskApi({ entry });
  const page = <EntryPage name="asha" kind="model" slug="splendor-plus" />;
  const { screen } = await renderWithApi(page, server.handlers, { at: '/desk' });
  const sent = async () => {
    await screen.getByRole('tab', { name: 'Review and publish' }).click();
    await expect.poll(() => server.contents('check')).not.toHaveLength(0);
    return server.contents('check').at(-1);
  };
  return { screen, sent };
}

beforeEach(() => {
  localStorage.clear();
  signIn('asha');
});
afterEach(() => signOut());

describe('fields of an entry', () => {
  it('take longer texts with their line breaks, and say how much fits', async () => {
    const fields = [
      buildField({ path: 'summary', label: 'Summary', kind: 'text', max: 20 }),
      buildField({ path: 'body', label: 'Body', kind: 'markdown' }),
    ];
    const { screen, sent } = await open(fields, { summary: 'Short', body: 'One' });
    const summary = screen.getByRole('textbox', { name: 'Summary (optional)' });
    await summary.fill('A summary that is far too long.');
    await expect.element(summary).toHaveValue('A summary that is far too long.');
    await expect.element(summary).toHaveAccessibleDescription(/20/);
    await screen.getByRole('textbox', { name: 'Body (optional)' }).fill('# One\n\nTwo');
    expect(await sent()).toEqual({ summary: 'A summary that is far too long.', body: '# One\n\nTwo' });
  });

  it('take several of a list, and keep a value that is not in it', async () => {
    const choices = [
      { value: 'abs', label: 'ABS' },
      { value: 'usb', label: 'USB charging' },
    ];
    const fields = [buildField({ path: 'features', label: 'Features', kind: 'choices', choices })];
    const { screen, sent } = await open(fields, { features: ['abs', 'radio'] });
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await expect.element(box('ABS')).toBeChecked();
    await expect.element(box('radio')).toBeChecked();
    expect(screen.getByRole('checkbox').elements()).toHaveLength(3);
    await box('USB charging').click();
    await box('ABS').click();
    expect(((await sent()) as { features: string[] }).features.toSorted()).toEqual(['radio', 'usb']);
  });

  it('cannot be changed where they are fixed once they are published', async () => {
    const fields = [
      buildField({ path: 'slug', label: 'Address', kind: 'line', is_fixed: true }),
      buildField({ path: 'code', label: 'Code of the maker', kind: 'line', is_fixed: true }),
      buildField({ path: 'name', label: 'Name', kind: 'line' }),
    ];
    const { screen } = await open(fields, { slug: 'splendor-plus', code: 'S1', name: 'Splendor Plus' });
    const field = (name: string) => screen.getByRole('textbox', { name });
    await expect.element(field('Address (optional)')).toHaveAttribute('readonly');
    await expect.element(field('Code of the maker (optional)')).toHaveAttribute('readonly');
    await expect.element(field('Name (optional)')).not.toHaveAttribute('readonly');
  });

  it('do not offer “not known” for a yes or no that is needed', async () => {
    const fields = [buildField({ path: 'published', label: 'Published', kind: 'flag', is_required: true })];
    const { screen, sent } = await open(fields, { published: true });
    await expect.element(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(screen.getByRole('radio').elements()).toHaveLength(2);
    await screen.getByRole('radio', { name: 'No' }).click();
    expect(await sent()).toEqual({ published: false });
  });

  it('have their unit beside a figure, and the rupee sign beside an amount', async () => {
    const fields = [
      buildField({ path: 'weight', label: 'Weight', kind: 'number', unit: 'kg' }),
      buildField({ path: 'price', label: 'Price', kind: 'rupees', unit: 'INR' }),
    ];
    const { screen } = await open(fields, {});
    await expect.element(screen.getByText('kg', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('₹', { exact: true })).toBeVisible();
    expect(screen.getByText('INR').query()).toBeNull();
  });

  it('are reached from links to their sections where there are many', async () => {
    const fields = ['One', 'Two', 'Three', 'Four', 'Five'].map((group) =>
      buildField({ path: group.toLowerCase(), label: `First of ${group}`, kind: 'line', group }),
    );
    const { screen } = await open(fields, {});
    await screen.getByRole('link', { name: 'Four' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'First of Four (optional)' })).toHaveFocus();
  });
});

it('says of a list that was only put in another order that this is the change', async () => {
  const fields = [buildField({ path: 'highlights', label: 'Highlights', kind: 'lines' })];
  const { screen } = await open(fields, { highlights: ['Disc brake', 'Kick start'] });
  await screen.getByRole('textbox', { name: 'Highlights (optional)' }).fill('Kick start\nDisc brake');
  await screen.getByRole('tab', { name: 'Review and publish' }).click();
  await expect.element(screen.getByText('In another order')).toBeVisible();
});
