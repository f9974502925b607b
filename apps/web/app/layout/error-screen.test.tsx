import { renderWithApi } from '@dopahiya/api-client/testing';
import { expect, it } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

const answerOf = (status: number) => ({ status, statusText: '', internal: false, data: null });

it.each([
  ['missing', answerOf(404), 'Page not found'],
  ['broken on the server', answerOf(500), 'This page isn’t working'],
  ['broken in the browser', new Error('broken'), 'This page isn’t working'],
])('says what a page is that is %s', async (_, error, title) => {
  const { screen } = await renderWithApi(<ErrorScreen error={error} />, [], { at: '/' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
