import { toBikeCard } from '@dopahiya/domain/bikes';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { buildBikeDetail, sectionHandlers } from '../testing.ts';
import { openBike } from '../testing/open-bike-page.tsx';

insertPageStyle();

const { answers, fails } = sectionHandlers;
const others = [1, 2, 3, 4, 5].map((id) => toBikeCard(buildBikeDetail({ id, slug: `bike-${id}`, name: `Bike ${id}` })));

const open = async (...visit: Parameters<typeof openBike>) => {
  const opened = await openBike(...visit);
  await opened.screen.getByRole('link', { name: 'Similar Bikes' }).click();
  return { ...opened, similar: opened.screen.getByRole('region', { name: 'Similar Bikes' }) };
};

describe('similar bikes', () => {
  it.each([
    ['a list', others],
    ['a page', { count: 5, next: null, previous: null, results: others }],
  ])('come as %s and hand themselves over to their pages', async (_form, answer) => {
    const { similar, router } = await open({}, answers('similar', structuredClone(answer)));
    await similar.getByRole('link', { name: /Bike 2/ }).click();
    expect(router.state.location).toMatchObject({
      pathname: '/royal-enfield/bike-2',
      state: { bike: { slug: 'bike-2' } },
    });
  });

  it('are none', async () => {
    const { similar } = await open();
    await expect.element(similar.getByText('No similar bikes found')).toBeVisible();
  });

  it('failed, with what the server said, and are fetched again', async () => {
    const { asked, similar } = await open({}, fails('similar'));
    await expect.element(similar.getByText('Error loading similar bikes: The garage is closed.')).toBeVisible();
    const requests = () => asked.filter((path) => path.includes('similar_bikes')).length;
    const before = requests();
    await similar.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(requests).toBeGreaterThan(before);
  });
});
