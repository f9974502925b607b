import { renderWithApi } from '@dopahiya/api-client/testing';
import { locationOf } from '@dopahiya/site';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildBikeDetail, sectionHandlers } from '../testing.ts';
import { figureReportPage } from './figure-report.page.tsx';

const bike = (answer: Parameters<typeof HttpResponse.json>[0], status = 200) =>
  http.get('*/api/bikes/:slug/', () => HttpResponse.json(answer, { status }));

async function open({ search = '', handlers = [bike(buildBikeDetail())] } = {}) {
  const path = '/report-figure/classic-350';
  const at = locationOf(figureReportPage, { pathname: path, search }, { slug: 'classic-350' });
  const { component: Page } = figureReportPage;
  return renderWithApi(<Page at={at} />, handlers, { at: path });
}

describe('the page on which a figure is called wrong', () => {
  it('is a form that a browser can send by itself, with every figure that the bike’s page shows', async () => {
    const { screen } = await open();
    const form = screen.getByRole('form', { name: 'Report a wrong figure: Royal Enfield Classic 350' });
    await expect.element(form).toHaveAttribute('method', 'post');
    await expect.element(form).toHaveAttribute('action', '/report-figure/classic-350');
    await screen.getByLabelText('Which figure').selectOptions('Mileage: 35 kmpl');
    await screen.getByLabelText('Correct value').fill('41 kmpl');
    const sent = new FormData(form.element() as HTMLFormElement);
    expect(Object.fromEntries(sent as unknown as Iterable<[string, string]>)).toEqual({
      bike: 'classic-350',
      field: 'mileage',
      value: '41 kmpl',
      seen_at: '',
    });
  });

  it('says where it stands: below the bike, which stands below its brand', async () => {
    const { screen } = await open();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.element(trail).toHaveTextContent('HomeRoyal EnfieldClassic 350Wrong figure');
    await expect.element(trail.getByRole('link', { name: 'Royal Enfield' })).toHaveAttribute('href', '/royal-enfield');
    const bikeLink = trail.getByRole('link', { name: 'Classic 350' });
    await expect.element(bikeLink).toHaveAttribute('href', '/royal-enfield/classic-350');
  });

  it('leaves out a brand that nobody knows', async () => {
    const brand = { id: null, name: 'Unknown Brand', slug: 'unknown-brand', logo: null };
    const { screen } = await open({ handlers: [bike(buildBikeDetail({ brand }))] });
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await expect.element(trail).toHaveTextContent('HomeClassic 350Wrong figure');
  });

  it('thanks for a report, and empties the form for the next', async () => {
    const { screen } = await open({ handlers: [bike(buildBikeDetail()), ...sectionHandlers.all()] });
    await screen.getByLabelText('Correct value').fill('41 kmpl');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Thank you. We will check it.')).toBeVisible();
    await expect.element(screen.getByLabelText('Correct value')).toHaveValue('');
  });

  it('thanks a browser that has sent the form by itself, and leads back', async () => {
    const { screen } = await open({ search: '?sent=1' });
    await expect.element(screen.getByText('Thank you. We will check it.')).toBeVisible();
    const back = screen.getByRole('link', { name: 'Back to Royal Enfield Classic 350' });
    await expect.element(back).toHaveAttribute('href', '/royal-enfield/classic-350');
  });

  it('has no form where no figure is shown', async () => {
    const { screen } = await open({ handlers: [bike(buildBikeDetail({ sources: [] }))] });
    await expect.element(screen.getByText(/^We have no figures for this bike yet/)).toBeVisible();
    expect(screen.container.querySelector('form')).toBeNull();
  });

  it('says so where there is no such bike', async () => {
    const { screen } = await open({ handlers: [bike({ detail: 'Not found.' }, 404)] });
    await expect.element(screen.getByRole('heading', { name: 'Bike Not Found' })).toBeVisible();
  });
});
