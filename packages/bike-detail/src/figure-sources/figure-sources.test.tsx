import { renderWithApi } from '@dopahiya/api-client/testing';
import { ToastRegion } from '@dopahiya/ui-kit';
import { leavesNewTabToBrowser } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { HttpResponse } from 'msw';
import { buildBikeDetail, sectionHandlers } from '../testing.ts';
import { FigureSources } from './figure-sources.tsx';

const line = 'Figures: 8 of 10 from the maker (2026); 2 from vehicle portals (2026)';

describe('<FigureSources />', () => {
  it('says in one line where the figures come from, and opens to each source', async () => {
    const { screen } = await renderWithApi(<FigureSources bike={buildBikeDetail()} />, []);
    await screen.getByText(line).click();
    await expect.element(screen.getByText('Royal Enfield brochure, 2026 (reliable): all other figures')).toBeVisible();
    await expect.element(screen.getByText('BikeWale, 2026 (fairly reliable): Mileage, Fuel tank')).toBeVisible();
  });

  it('leads to a page of its own where no script opens the form, and in a new tab', async () => {
    const { screen } = await renderWithApi(<FigureSources bike={buildBikeDetail()} />, []);
    await screen.getByText(line).click();
    const link = screen.getByRole('link', { name: 'Report a wrong figure' });
    await expect.element(link).toHaveAttribute('href', '/report-figure/classic-350');
    expect(leavesNewTabToBrowser(link.element())).toBe(true);
    await expect.element(link).toHaveAttribute('aria-expanded', 'false');
  });

  it('is not there where no source is named', async () => {
    const { screen } = await renderWithApi(<FigureSources bike={buildBikeDetail({ sources: [] })} />, []);
    expect(screen.container.textContent).toBe('');
  });

  it('sends what a visitor calls wrong, and asks for the right figure first', async () => {
    const sent: unknown[] = [];
    const handler = sectionHandlers.replies('figureReport', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ stored: true });
    });
    const page = (
      <>
        <FigureSources bike={buildBikeDetail()} />
        <ToastRegion />
      </>
    );
    const { screen } = await renderWithApi(page, [handler]);
    await screen.getByText(line).click();
    await screen.getByRole('link', { name: 'Report a wrong figure' }).click();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Enter the correct value.')).toBeVisible();
    await screen.getByLabelText('Which figure').selectOptions('Mileage: 35 kmpl');
    await screen.getByLabelText('Correct value').fill('41 kmpl');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Thank you. We will check it.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Report a wrong figure' })).toHaveFocus();
    expect(sent).toEqual([{ bike: 'classic-350', field: 'mileage', value: '41 kmpl' }]);
  });

  it('leaves what was typed where the server refuses it', async () => {
    const { screen } = await renderWithApi(<FigureSources bike={buildBikeDetail()} />, [
      sectionHandlers.fails('figureReport'),
    ]);
    await screen.getByText(line).click();
    await screen.getByRole('link', { name: 'Report a wrong figure' }).click();
    await screen.getByLabelText('Correct value').fill('41 kmpl');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('The garage is closed.')).toBeVisible();
    await expect.element(screen.getByLabelText('Correct value')).toHaveValue('41 kmpl');
  });
});
