import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { CityForm } from './city-form.tsx';

it('asks for prices in another city without scripts, and keeps the height of the address', async () => {
  const before = location.href;
  history.replaceState(null, '', '/royal-enfield/classic-350');
  onTestFinished(() => history.replaceState(null, '', before));
  const { container } = await render(<CityForm city="Delhi" askedHeight={160} />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'get');
  expect(new URL(form?.action ?? '').pathname).toBe('/royal-enfield/classic-350');
  const sent = new FormData(form ?? undefined);
  expect(Object.fromEntries(sent as unknown as Iterable<[string, string]>)).toEqual({ height: '160', city: 'Delhi' });
});
