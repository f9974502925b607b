import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle, withoutScripts } from '@dopahiya/ui-kit/testing';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildBikeDetail, buildDealership, buildOwnReview, buildReview, sectionHandlers } from '../testing.ts';
import { RiderFitSection } from '../rider-fit/rider-fit-section.tsx';
import { openBike } from '../testing/open-bike-page.tsx';

insertPageStyle();
afterEach(() => localStorage.clear());

const { answers, fails, replies, waits } = sectionHandlers;
type Screen = Awaited<ReturnType<typeof openBike>>['screen'];

/** Goes to a part of the page by its tab, so that the deferred ones fetch. */
const openAt = async (tab: string, ...rest: Parameters<typeof openBike>) => {
  const opened = await openBike(...rest);
  await opened.screen.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: tab }).click();
  return opened;
};
const listOf = (results: object[], more: object = {}) => ({ count: 1, next: null, previous: null, results, ...more });

/** Keeps reviews of this session alone. */
const publishesFor = (session: string) =>
  replies('newReview', ({ request }) =>
    request.headers.get('authorization') === session
      ? HttpResponse.json({ ...buildOwnReview() })
      : HttpResponse.json({ detail: 'Who are you?' }, { status: 401 }),
  );
const sectionOf = (screen: Screen, name: string) => screen.getByRole('region', { name, exact: true });

describe('the gallery', () => {
  const picture = (screen: Screen, paint: string) =>
    screen.getByRole('img', { name: `Royal Enfield Classic 350 in ${paint}` });

  it('shows the bike in each paint, measured until the visitor wants it plain', async () => {
    const { screen } = await openBike();
    await expect.element(picture(screen, 'Redditch Red')).toBeVisible();
    await expect.element(screen.getByText('Illustration drawn from published dimensions')).toBeVisible();
    const lengths = screen.getByRole('img', { name: /wheelbase 1,390 mm/ });
    await expect.element(lengths.first()).toBeVisible();
    const chip = screen.getByRole('button', { name: 'Measurements' });
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
    (chip.element() as HTMLElement).click();
    await expect.element(lengths.first()).not.toBeInTheDocument();
    await expect.element(picture(screen, 'Jodhpur Blue')).toBeInTheDocument();
  });

  it('says that proportions are partly estimated where a length or the wheels are not published', async () => {
    const { screen } = await openBike({ rear_tyre_size: null });
    await expect.element(screen.getByText('Illustration. Proportions partly estimated')).toBeVisible();
  });

  it('is not measured where nothing is published, and says so', async () => {
    const unmeasured = { length: null, wheelbase: null, height: null, seat_height: null };
    const { screen } = await openBike(unmeasured);
    const words = /^Illustration/;
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Measurements' }).query()).toBeNull();
  });

  it('does not call a photo an illustration', async () => {
    const { screen } = await openBike({ drawing: null });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText(/^Illustration/).query()).toBeNull();
  });

  it('is gone through by small pictures, arrows and dots, and looked at in full', async () => {
    await page.viewport(1280, 800);
    const { screen } = await openBike();
    const small = (paint: string) => screen.getByRole('link', { name: paint });
    await small('Jodhpur Blue').first().click();
    await expect.element(screen.getByText('3 of 3').last()).toBeVisible();
    await screen
      .getByRole('button', { name: /^Previous/ })
      .first()
      .click();
    await expect.element(screen.getByText('2 of 3').last()).toBeVisible();
    await screen.getByRole('button', { name: 'Full screen' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('img', { name: /in Stealth Black$/ })).toBeVisible();
  });

  it('shows the bike itself where paints have no pictures', async () => {
    const { screen } = await openBike({ color_options: [{ name: 'Stealth Black', hex: null, image: null }] });
    await expect.element(screen.getByRole('img', { name: 'Royal Enfield Classic 350', exact: true })).toBeVisible();
    expect(screen.getByRole('img', { name: /in Stealth Black$/ }).query()).toBeNull();
    await expect
      .element(screen.getByRole('region', { name: 'Available Colors' }).getByText('Stealth Black'))
      .toBeVisible();
  });

  it('is known to the paints, which mark the one that it shows', async () => {
    await page.viewport(1280, 800);
    const { screen } = await openBike();
    const paint = (name: string) => sectionOf(screen, 'Available Colors').getByRole('link', { name });
    await expect.element(paint('Redditch Red')).toHaveAttribute('aria-current', 'true');
    await expect.element(paint('Jodhpur Blue')).toHaveAttribute('aria-current', 'false');
    await screen.getByRole('link', { name: 'Jodhpur Blue' }).first().click();
    await expect.element(paint('Jodhpur Blue')).toHaveAttribute('aria-current', 'true');
    await expect.element(paint('Redditch Red')).toHaveAttribute('aria-current', 'false');
  });

  it('leaves out a picture that does not load', async () => {
    const [first, second] = buildBikeDetail().color_options;
    // The first is loaded at once; a browser may put off the others for as long as they are out of sight.
    const { screen } = await openBike({ color_options: [{ ...first!, image: 'data:image/png;base64,x' }, second!] });
    await expect.element(picture(screen, 'Stealth Black')).toBeVisible();
    await expect.element(picture(screen, 'Redditch Red')).not.toBeInTheDocument();
  });
});

describe('specifications', () => {
  it('are searched by label and value', async () => {
    const { screen } = await openBike();
    await screen.getByRole('searchbox', { name: 'Search specifications' }).fill('KERB');
    await expect.element(screen.getByRole('row', { name: 'Kerb weight 195 kg' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'Length 2,145 mm' })).not.toBeInTheDocument();
    await screen.getByRole('searchbox', { name: 'Search specifications' }).fill('2,145');
    await expect.element(screen.getByRole('row', { name: 'Length 2,145 mm' })).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search specifications' }).fill('zzz');
    await expect.element(screen.getByText('No specifications found')).toBeVisible();
    await expect.element(screen.getByText('Try adjusting your search query')).toBeVisible();
  });

  it('put at most five rows together, and let them go with the mode', async () => {
    const { screen } = await openBike();
    const mode = screen.getByRole('button', { name: 'Compare rows' });
    await mode.click();
    for (const label of ['Engine type', 'Displacement', 'Max power', 'Max torque', 'Length']) {
      await screen.getByRole('checkbox', { name: `Choose ${label}` }).click();
    }
    await expect.element(screen.getByText('5 of 5 rows chosen. Take one away to choose another')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Choose Wheelbase' })).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'Choose Length' }).click();
    await expect.element(screen.getByText('4 of 5 rows chosen')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Chosen rows' }).getByRole('row').elements()).toHaveLength(4);
    await mode.click();
    await mode.click();
    await expect.element(screen.getByText('0 of 5 rows chosen')).toBeVisible();
  });
});

describe('dealerships', () => {
  it('are those of the brand in the city, with the way there, more on demand', async () => {
    const { screen, asked } = await openAt(
      'Specifications',
      {},
      replies('dealerships', ({ request }) =>
        HttpResponse.json(
          request.url.includes('page=2')
            ? listOf([{ ...buildDealership({ id: 20, name: 'Capital Riders', is_sample: false }) }])
            : listOf([{ ...buildDealership({ is_sample: false }) }], {
                next: '/api/dealerships/?brand=3&city=1&page=2',
              }),
        ),
      ),
    );
    await expect.element(screen.getByText('Ring Road Riders', { exact: false }).first()).toBeVisible();
    expect(asked).toContain('/api/dealerships/?brand=3&city=1&page=1');
    const directions = screen.getByRole('link', { name: 'Directions to Ring Road Riders' });
    await expect.element(directions).toHaveAttribute('href', expect.stringContaining('destination=28.617%2C77.2018'));
    await screen.getByRole('button', { name: 'Load more', exact: true }).click();
    await expect.element(screen.getByRole('link', { name: 'Directions to Capital Riders' })).toBeVisible();
  });

  it('have no way to them while they are samples, which says who brings real ones and where the maker names its own', async () => {
    const finder = 'https://maker.example/dealers/';
    const maker = { id: 3, name: 'Royal Enfield', slug: 'royal-enfield', logo: null, dealer_finder: finder };
    const { screen } = await openAt('Specifications', {}, answers('brand', maker));
    await expect.element(screen.getByText(/samples, not real showrooms/)).toBeVisible();
    const way = screen.getByRole('link', { name: /^Find a Royal Enfield dealer/ });
    await expect.element(way).toHaveAttribute('href', finder);
    expect(screen.getByRole('link', { name: /^(Directions|Call)/ }).elements()).toEqual([]);
  });

  it('are asked for by the name of the city where no list of cities has it', async () => {
    for (const cities of [answers('cities', listOf([])), fails('cities')]) {
      const { screen, asked } = await openAt('Specifications', {}, cities);
      await expect.poll(() => asked).toContain('/api/dealerships/?brand=3&city=Delhi&page=1');
      await screen.unmount();
    }
  });

  it('are none in this location', async () => {
    const { screen } = await openAt('Specifications', {}, answers('dealerships', listOf([])));
    await expect.element(screen.getByText('No dealerships found in this location')).toBeVisible();
  });

  it('stay when more of them fail, which is said', async () => {
    const firstAlone = replies('dealerships', ({ request }) =>
      request.url.includes('page=2')
        ? HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 })
        : HttpResponse.json(
            listOf([{ ...buildDealership({ is_sample: false }) }], { next: '/api/dealerships/?brand=3&city=1&page=2' }),
          ),
    );
    const { screen } = await openAt('Specifications', {}, firstAlone);
    await screen.getByRole('button', { name: 'Load more', exact: true }).click();
    await expect.element(screen.getByRole('alert').getByText('The garage is closed.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Directions to Ring Road Riders' })).toBeVisible();
  });

  it('say so when they fail', async () => {
    const { screen } = await openAt('Specifications', {}, fails('dealerships'));
    await expect.element(screen.getByText('Error loading dealerships')).toBeVisible();
  });
});

describe('reviews', () => {
  it('tell what real ones say together, and mark samples', async () => {
    const sample = { ...buildReview({ id: 5, author_name: 'Sample rider', is_sample: true }) };
    const summary = { average: 5, count: 1, distribution: [{ rating: 5, count: 1 }], sample_count: 1 };
    const { screen } = await openAt('Reviews', {}, answers('reviews', listOf([sample], { summary })));
    const reviews = sectionOf(screen, 'Reviews');
    await expect.element(reviews.getByText('1 rating', { exact: true })).toBeVisible();
    await expect.element(reviews.getByText('Sample', { exact: true })).toBeVisible();
  });

  it('are sorted anew', async () => {
    const { screen, asked } = await openAt('Reviews');
    await screen.getByLabelText('Sort reviews').selectOptions('lowest');
    await expect.poll(() => asked).toContain('/api/reviews/?bike=classic-350&page=1&sort=lowest');
  });

  it('show 200 characters of a long text at first', async () => {
    const text = `**Bold** ${'word '.repeat(60)}https://example.com <b>end</b>`;
    const { screen } = await openAt('Reviews', {}, answers('reviews', listOf([{ ...buildReview({ text }) }])));
    const reviews = sectionOf(screen, 'Reviews');
    const shown = () => reviews.getByRole('listitem').element().querySelector('p')?.textContent ?? '';
    await reviews.getByRole('button', { name: 'Read More' }).click();
    expect(shown()).toMatch(/^Bold word .*word end$/);
    await reviews.getByRole('button', { name: 'Show Less' }).click();
    expect(shown()).toHaveLength(201);
    expect(reviews.getByRole('listitem').element().querySelector('p b')?.textContent).toBe('Bold');
  });

  it('are on their way, none, or failed', async () => {
    const waiting = await openAt('Reviews', {}, waits('reviews'));
    await expect.element(waiting.screen.getByText('Loading reviews...')).toBeVisible();
    await waiting.screen.unmount();
    const none = await openAt('Reviews', {}, answers('reviews', listOf([])));
    await expect.element(none.screen.getByText('No reviews found for this bike.')).toBeVisible();
    await none.screen.unmount();
    const failed = await openAt('Reviews', {}, fails('reviews'));
    await expect.element(failed.screen.getByText('Error: The garage is closed.')).toBeVisible();
  });

  it('can be written by who is signed in; what was typed stays when the server refuses it', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const { screen } = await openAt('Reviews', {}, fails('newReview', 401));
    await screen.getByRole('button', { name: 'Write a review' }).click();
    await screen.getByRole('button', { name: 'Send review' }).click();
    await expect.element(screen.getByText('Choose one to five stars.')).toBeVisible();
    await expect.element(screen.getByText('Write 20 to 3000 characters; these are 0.')).toBeVisible();
    await screen.getByRole('radio', { name: '4 stars' }).click();
    const text = screen.getByRole('textbox', { name: /^What is it like/ });
    await text.fill('It is happiest between 60 and 80.');
    await screen.getByRole('button', { name: 'Send review' }).click();
    await expect.element(screen.getByText(/^Your session has ended/)).toBeVisible();
    await expect.element(text).toHaveValue('It is happiest between 60 and 80.');
  });

  it('are written where somebody wishes to, with the focus in the form; left and opened again it holds what was typed', async () => {
    const { screen } = await openAt('Reviews');
    const write = screen.getByRole('button', { name: 'Write a review' });
    const text = screen.getByRole('textbox', { name: /^What is it like/ });
    await expect.element(write).toBeVisible();
    expect(text.query()).toBeNull();
    await write.click();
    await expect.element(screen.getByRole('radio', { name: '5 stars' })).toHaveFocus();
    await screen.getByRole('radio', { name: '4 stars' }).click();
    await text.fill('It is happiest between 60 and 80.');
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.element(write).toHaveFocus();
    expect(text.query()).toBeNull();
    await write.click();
    await expect.element(text).toHaveValue('It is happiest between 60 and 80.');
    await expect.element(screen.getByRole('radio', { name: '4 stars' })).toHaveFocus();
  });

  it('are sent under the session of the writer, who sees the list anew', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const { screen, asked } = await openAt('Reviews', {}, publishesFor('Bearer token'));
    const reviewRequests = () => asked.filter((address) => address.startsWith('/api/reviews/?')).length;
    await screen.getByRole('button', { name: 'Write a review' }).click();
    await screen.getByRole('radio', { name: '4 stars' }).click();
    await screen.getByRole('textbox', { name: /^What is it like/ }).fill('It is happiest between 60 and 80.');
    const before = reviewRequests();
    await screen.getByRole('button', { name: 'Send review' }).click();
    await expect
      .element(screen.getByText('Thank you. Others see your review as soon as we have read it.'))
      .toBeVisible();
    await expect.poll(reviewRequests).toBe(before + 1);
  });

  it('are kept while who is not signed in signs in, and stand in the form afterwards', async () => {
    const { screen } = await openAt('Reviews');
    await screen.getByRole('button', { name: 'Write a review' }).click();
    await screen.getByRole('radio', { name: '4 stars' }).click();
    await screen.getByRole('textbox', { name: /^What is it like/ }).fill('It is happiest between 60 and 80.');
    await screen.getByRole('button', { name: 'Sign in and send' }).click();
    await expect.poll(() => localStorage.getItem('unsent-review')).toContain('happiest');
    await screen.unmount();
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const back = await openBike();
    await expect
      .element(back.screen.getByRole('textbox', { name: /^What is it like/ }))
      .toHaveValue('It is happiest between 60 and 80.');
    await expect.element(back.screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect.element(back.screen.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport();
    await back.screen.getByRole('button', { name: 'Send review' }).click();
    await expect.poll(() => localStorage.getItem('unsent-review')).toBe('null');
  });

  it('are shown to their author with their state, and changed or deleted there', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const refused = buildOwnReview({ status: 'REJECTED', reason: 'It names a neighbour.' });
    let own: object[] = [{ ...refused }];
    const { screen } = await openAt(
      'Reviews',
      {},
      replies('ownReviews', () => HttpResponse.json(listOf(own))),
      replies('deletedReview', () => {
        own = [];
        return HttpResponse.json({ done: true });
      }),
    );
    const mine = screen.getByRole('region', { name: 'Your review of Classic 350' });
    await expect.element(mine.getByText(/^It was not published: It names a neighbour\./)).toBeVisible();
    await mine.getByRole('button', { name: 'Edit review' }).click();
    await expect.element(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue(refused.title);
    await expect.element(screen.getByRole('radio', { checked: true })).toHaveFocus();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await mine.getByRole('button', { name: 'Delete review' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
    await expect.element(screen.getByRole('button', { name: 'Write a review' })).toBeVisible();
  });

  it('are found helpful by who is signed in, but not their own', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const helpful: number[] = [];
    const { screen } = await openAt(
      'Reviews',
      {},
      answers('ownReviews', listOf([{ ...buildOwnReview({ id: 1, status: 'PUBLISHED' }) }])),
      replies('helpfulReviews', () => HttpResponse.json({ reviews: helpful })),
      replies('vote', ({ params }) => {
        helpful.push(Number(params['id']));
        return HttpResponse.json({ helpful_count: 1 });
      }),
    );
    const button = screen.getByRole('button', { name: 'Helpful', exact: true });
    await expect.poll(() => button.elements().length).toBe(1);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    expect(helpful).toEqual([2]);
  });
});

describe('FAQs', () => {
  it('open', async () => {
    const { screen } = await openBike();
    await screen.getByText('How high is the seat?').click();
    await expect.element(screen.getByText('It is 805 mm high.')).toBeVisible();
  });

  it('are on their way, none, or failed', async () => {
    const waiting = await openBike({}, waits('faqs'));
    await expect.element(waiting.screen.getByText('Loading FAQs...')).toBeInTheDocument();
    await waiting.screen.unmount();
    const none = await openBike({}, answers('faqs', []));
    await expect.element(none.screen.getByText('No FAQs available for this model.')).toBeVisible();
    await none.screen.unmount();
    const failed = await openBike({}, fails('faqs'));
    await expect.element(failed.screen.getByText('Failed to load FAQs. Please try again later.')).toBeVisible();
  });
});

describe('news', () => {
  it('are headlines that lead to their articles, and mark samples', async () => {
    const { screen } = await openAt('News');
    const headline = screen.getByRole('link', { name: /^The weight you feel/ });
    await expect.element(headline).toHaveAttribute('href', expect.stringMatching(/^\/news\/./));
    await expect.element(sectionOf(screen, 'News').getByText('Sample')).toBeVisible();
  });

  it('say so when they fail', async () => {
    const { screen } = await openAt('News', {}, fails('articles'));
    await expect.element(screen.getByText('Error loading news')).toBeVisible();
  });
});

describe('rider fit', () => {
  it('says how the feet meet the ground, draws it and remembers the height', async () => {
    const { screen } = await openBike();
    const height = screen.getByRole('spinbutton', { name: 'Your height' });
    await height.fill('160');
    await expect.element(screen.getByText('The balls of both feet reach the ground')).toBeVisible();
    await expect.element(screen.getByText('Your leg reaches about 761 mm, 44 mm less than the saddle.')).toBeVisible();
    await expect
      .element(screen.getByRole('img', { name: 'A rider of 160 cm on Royal Enfield Classic 350' }))
      .toBeVisible();
    expect(localStorage.getItem('rider-height')).toBe('160');
  });

  it('says which heights it can tell of', async () => {
    const { screen } = await openBike();
    await screen.getByRole('spinbutton', { name: 'Your height' }).fill('90');
    await expect.element(screen.getByText('Enter a height from 140 to 200 cm.')).toBeVisible();
  });

  it.each(['१६०', '160 cm', '160,4'])('reads a height of "%s"', async (typed) => {
    const { screen } = await openBike();
    await screen.getByRole('spinbutton', { name: 'Your height' }).fill(typed);
    await expect.element(screen.getByText('The balls of both feet reach the ground')).toBeVisible();
    expect(localStorage.getItem('rider-height')).toBe('160');
  });

  it('keeps a height that it cannot read, and goes with the arrow keys', async () => {
    const { screen } = await openBike();
    const height = screen.getByRole('spinbutton', { name: 'Your height' });
    await height.fill("5' 7");
    await userEvent.tab();
    await expect.element(height).toHaveValue("5' 7");
    await expect.element(screen.getByText("‘5' 7’ could not be read", { exact: false })).toBeVisible();
    await height.fill('160');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(height).toHaveValue('161');
  });

  it('is shown at once for the height that the visitor gave before', async () => {
    localStorage.setItem('rider-height', '160');
    const { screen } = await openBike();
    await expect.element(screen.getByRole('spinbutton', { name: 'Your height' })).toHaveValue('160');
    await expect.element(screen.getByText('The balls of both feet reach the ground')).toBeVisible();
  });

  it('stands right after the figures of the drawing, before all other parts', async () => {
    const { screen } = await openBike();
    await expect.element(screen.getByRole('heading', { name: 'Rider fit' })).toBeVisible();
    const parts = [...screen.container.querySelectorAll('[id][tabindex="-1"]')].map(({ id }) => id);
    expect(parts.filter((id) => ['rider-fit', 'specifications', 'colors'].includes(id))).toEqual([
      'rider-fit',
      'specifications',
      'colors',
    ]);
  });

  it('is a form without scripts, which says how the height of the address fits', async () => {
    const { screen } = await renderWithApi(<RiderFitSection bike={buildBikeDetail()} askedHeight={160} />, []);
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('spinbutton', { name: 'Your height in cm' })).toHaveValue(160);
      await expect.element(screen.getByRole('button', { name: 'Does it fit me?' })).toBeVisible();
      await expect.element(screen.getByText('The balls of both feet reach the ground')).toBeVisible();
    });
  });

  it('is left out where the seat height is not known', async () => {
    const { screen } = await openBike({ seat_height: null });
    await expect.element(screen.getByRole('heading', { name: 'FAQs' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Rider fit' }).query()).toBeNull();
    expect(screen.getByRole('link', { name: 'Rider fit' }).query()).toBeNull();
  });

  it('ask who has not confirmed an email address to do so before they vote', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const { screen } = await openAt(
      'Reviews',
      {},
      answers('ownReviews', listOf([{ ...buildOwnReview({ id: 1, status: 'PUBLISHED' }) }])),
      replies('helpfulReviews', () => HttpResponse.json({ reviews: [] })),
      replies('vote', () => HttpResponse.json({ detail: 'Confirm it.' }, { status: 403 })),
    );
    const button = screen.getByRole('button', { name: 'Helpful', exact: true });
    await expect.poll(() => button.elements().length).toBe(1);
    await button.click();
    await expect.element(screen.getByText('Confirm your email address before you vote.')).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  });
});
