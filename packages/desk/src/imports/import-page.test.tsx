import { renderWithApi } from '@dopahiya/api-client/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { deskApi } from '../testing/desk-api.ts';
import { ImportPage } from './import-page.tsx';

const entry = { kind: 'showroom', slug: 'pune-camp', title: 'Honda, Pune Camp', effect: 'added' };
const refusal = { file: 'honda.json', line: 12, reason: 'The weight is not plausible.' };

async function open(refused: object[]) {
  const imported: string[] = [];
  const answer = (is_dry_run: boolean) =>
    HttpResponse.json({ is_dry_run, entries: refused.length > 0 ? [] : [entry], refused });
  const handlers = [
    http.post('*/api/desk/imports/dry-run/', () => answer(true)),
    http.post('*/api/desk/imports/', async ({ request }) => {
      const files = (await request.formData()).getAll('files');
      imported.push(...files.map((file) => (file instanceof File ? file.name : file)));
      return answer(false);
    }),
    ...deskApi().handlers,
  ];
  const { screen } = await renderWithApi(<ImportPage />, handlers);
  const file = new File(['[]'], 'showrooms.json', { type: 'application/json' });
  await screen.getByLabelText('Files').upload(file);
  return { screen, imported, button: screen.getByRole('button', { name: 'Import all' }) };
}

describe('an import', () => {
  it('shows first what it would do, and then does it', async () => {
    const { screen, button, imported } = await open([]);
    await expect.element(screen.getByRole('heading', { name: 'Added: 1' })).toBeVisible();
    expect(imported).toEqual([]);
    await button.click();
    await expect.element(screen.getByText('Imported. Live within a minute.')).toBeVisible();
    expect(imported).toEqual(['showrooms.json']);
  });

  it('is held back while anything is refused, with file, line and reason', async () => {
    const { screen, button, imported } = await open([refusal]);
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent(/honda\.json, line 12: The weight is not plausible\./);
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    expect(imported).toEqual([]);
  });
});
