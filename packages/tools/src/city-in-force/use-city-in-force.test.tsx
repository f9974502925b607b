import { chosenCity } from '@dopahiya/visitor';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useCityInForce } from './use-city-in-force.ts';

function Tool() {
  const [search] = useSearchParams();
  return <p>in {useCityInForce(search.get('city'))}</p>;
}

async function visit(...addresses: [string, ...string[]]) {
  const routes = [
    { path: '/tool', element: <Tool /> },
    { path: '/bike', element: <p>a bike</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: addresses });
  const screen = await render(<RouterProvider router={router} />);
  return { router, text: screen.getByRole('paragraph') };
}

const choose = (name: string) => chosenCity.write({ name, state: null });

beforeEach(() => {
  chosenCity.write(chosenCity.initial);
  sessionStorage.clear();
});

describe('useCityInForce', () => {
  it('is the city of the visitor where the page names none, and follows it', async () => {
    choose('Pune');
    const { text } = await visit('/tool');
    await expect.element(text).toHaveTextContent('in Pune');
    choose('Jaipur');
    await expect.element(text).toHaveTextContent('in Jaipur');
  });

  it('is the city that the page names, until the visitor chooses another', async () => {
    choose('Pune');
    const { text } = await visit('/tool?city=Chennai');
    await expect.element(text).toHaveTextContent('in Chennai');
    choose('Jaipur');
    await expect.element(text).toHaveTextContent('in Jaipur');
  });

  it('is the one that was chosen meanwhile where a page is come back to', async () => {
    choose('Pune');
    const { router, text } = await visit('/tool?city=Chennai');
    await expect.element(text).toHaveTextContent('in Chennai');
    await router.navigate('/bike');
    await router.navigate(-1);
    await expect.element(text).toHaveTextContent('in Chennai');
    await router.navigate(1);
    choose('Jaipur');
    await router.navigate(-1);
    await expect.element(text).toHaveTextContent('in Jaipur');
  });

  it('is the one that is named again where a link leads to it anew', async () => {
    const { router, text } = await visit('/tool?city=Chennai');
    await expect.element(text).toHaveTextContent('in Chennai');
    choose('Jaipur');
    await expect.element(text).toHaveTextContent('in Jaipur');
    await router.navigate('/bike');
    await router.navigate('/tool?city=Chennai');
    await expect.element(text).toHaveTextContent('in Chennai');
  });
});
