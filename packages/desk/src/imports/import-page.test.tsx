import { renderWithApi } from '@dopahiya/api-client/testing';
import { deskLimits } from '@dopahiya/domain/desk';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { chooseLargeFile } from '../testing/choose-large-file.ts';
import { deskApi } from '../testing/desk-api.ts';
import { ImportPage } from './import-page.tsx';

const entry = { kind: 'showroom', slug: 'pune-camp', title: 'Honda, Pune Camp', effect: 'added' };
const owner = { username: 'asha', role: 'owner' } as const;
const refusal = { file: 'honda.json', line: 12, reason: 'The weight is not plausible.' };

async function open(refused: object[]) {
  const imported: string[] = [];
  const tried = { count: 0 };
  const answer = (is_dry_run: boolean) =>
    HttpResponse.json({ is_dry_run, entries: refused.length > 0 ? [] : [entry], refused });
  const handlers = [
    http.post('*/api/desk/imports/dry-run/', () => {
      tried.count += 1;
      return answer(true);
    }),
    http.post('*/api/desk/imports/', async ({ request }) => {
      const files = (await request.formData()).getAll('files');
      imported.push(...files.map((file) => (file instanceof File ? file.name : file)));
      return answer(false);
    }),
    ...deskApi().handlers,
  ];
  const { screen } = await renderWithApi(<ImportPage user={owner} />, handlers);
  const file = new File(['[]'], 'showrooms.json', { type: 'application/json' });
  await screen.getByLabelText('Files').upload(file);
  return { screen, imported, tried, button: screen.getByRole('button', { name: 'Import all' }) };
}

describe('an import', () => {
  it('shows first what it would do, and then does it', async () => {
    const { screen, button, imported } = await open([]);
    await expect.element(screen.getByRole('heading', { name: 'Added: 1' })).toBeVisible();
    expect(imported).toEqual([]);
    const added = screen.getByRole('link', { name: entry.title });
    expect(added.query()).toBeNull();
    await button.click();
    await expect.element(screen.getByText('Imported. Live within a minute.')).toBeVisible();
    await expect.element(added).toHaveAttribute('href', '/desk/showroom/pune-camp');
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

it('refuses a file that is too large, and offers nothing', async () => {
  const { screen, tried, button } = await open([]);
  await expect.element(button).toBeVisible();
  const files = screen.getByLabelText('Files');
  chooseLargeFile(files.element(), 'large.json');
  await expect.element(files).toHaveAccessibleDescription(/large\.json is larger than 10 MB\./);
  await expect.element(button).not.toBeInTheDocument();
  expect(tried.count).toBe(1);
});

it('refuses more files than it takes at a time', async () => {
  const { screen, tried } = await open([]);
  await expect.poll(() => tried.count).toBe(1);
  const many = Array.from({ length: deskLimits.files + 1 }, (_, index) => new File(['[]'], `${index}.json`));
  const files = screen.getByLabelText('Files');
  await files.upload(many);
  await expect.element(files).toHaveAccessibleDescription(/Choose at most/);
  expect(tried.count).toBe(1);
});

describe('an export', () => {
  const render = async (role: 'owner' | 'editor', answer: () => Response) => {
    const handlers = [http.post('*/api/desk/exports/', answer), ...deskApi().handlers];
    return renderWithApi(<ImportPage user={{ username: 'asha', role }} />, handlers);
  };
  const button = { name: 'Download the catalogue' };

  it('is prepared for an owner, and then downloaded by a link', async () => {
    const clicked: string[] = [];
    const note = (event: Event) => {
      const link = event.target instanceof HTMLAnchorElement ? event.target : null;
      if (!link?.href.includes('/exports/')) return;
      event.preventDefault();
      clicked.push(link.pathname);
    };
    addEventListener('click', note);
    try {
      const { screen } = await render('owner', () =>
        HttpResponse.json({ key: 'abc', bytes: 2_621_440 }, { status: 201 }),
      );
      await screen.getByRole('region', { name: 'Export' }).getByRole('button', button).click();
      const link = screen.getByRole('link', { name: 'Download the ZIP, 2.5 MB' });
      await expect.element(link).toHaveAttribute('href', '/api/desk/exports/abc');
      await expect.poll(() => clicked).toEqual(['/api/desk/exports/abc']);
    } finally {
      removeEventListener('click', note);
    }
  });

  it('says why it failed, and is not offered to editors', async () => {
    const busy = () => HttpResponse.json({ detail: 'Another export is being prepared.' }, { status: 503 });
    const { screen } = await render('owner', busy);
    await screen.getByRole('button', button).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Another export is being prepared\./);
    await screen.unmount();
    const other = await render('editor', busy);
    await expect.element(other.screen.getByLabelText('Files')).toBeVisible();
    expect(other.screen.getByRole('button', button).query()).toBeNull();
  });
});
