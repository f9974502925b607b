import { buildOwnUsedBike, ownListingApi, renderWithApi, usedBikeHandlers } from '@dopahiya/api-client/testing';
import type { OwnUsedBike } from '@dopahiya/domain/market';
import { loadNumberReader } from '@dopahiya/domain/typed';
import { ToastRegion } from '@dopahiya/ui-kit';
import { signIn, signOut } from '@dopahiya/visitor';
import { clear, createStore } from 'idb-keyval';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveUnsentPhotos } from '../listing-photos/unsent-photos.ts';
import { OwnListings } from './own-listings.tsx';

beforeAll(loadNumberReader);

const listing = (facts: Partial<OwnUsedBike> = {}) => buildOwnUsedBike({ images: [], view_count: 12, ...facts });
const photo = (id: number) => ({ id, address: `/media/listings/${id}.jpg`, photo: null, is_drawing: false });

async function open(
  bikes: OwnUsedBike[] = [listing()],
  refusals: Parameters<typeof ownListingApi>[1] = {},
  handlers: RequestHandler[] = [],
) {
  const server = ownListingApi(bikes, refusals);
  const page = (
    <>
      <OwnListings />
      <ToastRegion />
    </>
  );
  const { screen } = await renderWithApi(page, [...handlers, ...server.handlers], { at: '/profile' });
  const row = screen.getByRole('listitem', { name: 'Honda Activa, 2019' });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return { ...server, screen, row, press };
}

const picture = async (name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(8, 6);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 6);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};

beforeEach(async () => {
  signIn('asha');
  await clear(createStore('dopahiya-photos', 'unsent'));
});
afterEach(() => {
  signOut();
  localStorage.clear();
});

describe('<OwnListings />', () => {
  it('takes back for a day that a bike is sold', async () => {
    const sold = (hours: number) =>
      listing({ status: 'sold', sold_at: new Date(Date.now() - hours * 3_600_000).toISOString() });
    const { row, press, changes } = await open([sold(23)]);
    await press('Undo sale: Honda Activa, 2019');
    await expect.poll(() => changes).toEqual([{ status: 'active', revision: 1 }]);
    await expect.element(row.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('says that others see it once the address is confirmed, and sends the link again', async () => {
    const asked: string[] = [];
    const { row } = await open([listing({ is_unconfirmed: true, confirm_by: '2026-12-05T06:30:00.000Z' })], {}, [
      http.post('*/api/users/me/verification/', () => {
        asked.push('link');
        return HttpResponse.json({ done: true });
      }),
    ]);
    await expect.element(row.getByText(/^Buyers see your listing once you confirm your email/)).toBeVisible();
    await expect.element(row.getByText(/Confirm your email by 5 Dec 2026, or we’ll delete/)).toBeVisible();
    await expect.element(row.getByRole('link', { name: /^Honda Activa/ })).not.toBeInTheDocument();
    await row.getByRole('button', { name: 'Resend link' }).click();
    await expect.element(row.getByText(/^We have sent a new link/)).toBeVisible();
    expect(asked).toEqual(['link']);
  });

  it('says nothing of confirming where the address is confirmed', async () => {
    const { row } = await open([listing({ confirm_by: null })]);
    await expect.element(row).toBeVisible();
    expect(row.element().textContent).not.toContain('Confirm your email');
  });

  it.each<[Partial<OwnUsedBike>, string, string]>([
    [
      { status: 'pending' },
      'Pending',
      'Others see it marked PENDING until we’ve checked it. On sale until 31 Dec 2026.',
    ],
    [{ status: 'active' }, 'Verified', 'Others see it marked VERIFIED. On sale until 31 Dec 2026.'],
    [
      { status: 'held', reason: 'The number plate is another’s.' },
      'Held',
      'Hidden while we check it: The number plate is another’s.',
    ],
    [
      { status: 'sold', sold_at: '2026-11-12T06:30:00.000Z', sold_price: 46_000 },
      'Sold',
      'Sold on 12 Nov 2026 for ₹46,000. It’s no longer listed.',
    ],
    [{ status: 'sold', sold_at: '2026-11-12T06:30:00.000Z' }, 'Sold', 'Sold on 12 Nov 2026. It’s no longer listed.'],
    [{ status: 'expired' }, 'Expired', 'Its 60 days ended on 31 Dec 2026. Only you can see it.'],
    [{ status: 'withdrawn' }, 'Withdrawn', 'You took it off sale. Only you can see it.'],
    [
      { status: 'rejected', reason: 'It is a car.' },
      'Rejected',
      'Hidden from others: It is a car. Fix this and we’ll check it again.',
    ],
  ])('says of %o where it stands and what that means', async (facts, state, meaning) => {
    const { row } = await open([listing(facts)]);
    await expect.element(row.getByText(state, { exact: true })).toBeVisible();
    await expect.element(row.getByText(meaning)).toBeVisible();
  });

  it('says what is known, how often it was looked at and how many photos it has', async () => {
    const { row } = await open([listing({ images: [photo(5), photo(6)] })]);
    await expect.element(row.getByText('26,500 km · 1st owner · Delhi · listed 1 Nov 2026')).toBeVisible();
    await expect.element(row.getByText('12 views · 2 photos')).toBeVisible();
    await expect.element(row.getByText('₹48,500')).toBeVisible();
  });

  it('claims no views where nobody counts them', async () => {
    const { row } = await open([listing({ view_count: null })]);
    await expect.element(row.getByText('0 photos', { exact: true })).toBeVisible();
  });

  it.each<[OwnUsedBike['status'], string[]]>([
    ['pending', ['Edit', 'Photos', 'Change price', 'Mark sold', 'Keep for 60 more days', 'Withdraw', 'Delete']],
    ['held', ['Edit', 'Photos', 'Change price', 'Delete']],
    ['sold', ['Delete']],
    ['expired', ['Edit', 'Photos', 'Change price', 'Mark sold', 'Relist', 'Withdraw', 'Delete']],
    ['withdrawn', ['Edit', 'Photos', 'Change price', 'Relist', 'Delete']],
    ['rejected', ['Edit', 'Photos', 'Change price', 'Delete']],
  ])('offers of what is %s what can be done with it', async (status, actions) => {
    const { row } = await open([listing({ status, reason: status === 'held' ? 'Why.' : null })]);
    await expect.element(row).toBeVisible();
    const buttons = row.getByRole('button').elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual(actions);
  });

  it('says so where nothing is listed', async () => {
    const { screen } = await open([]);
    await expect.element(screen.getByText('No listings yet')).toBeVisible();
  });

  it('shows what this browser last saw where the server cannot be reached, in the words of the document', async () => {
    await open();
    await expect.poll(() => localStorage.getItem('seen-listings')).toContain('Honda Activa, 2019');
    const { screen } = await renderWithApi(<OwnListings />, [usedBikeHandlers.fails('own', 500, 'Closed.')]);
    await expect.element(screen.getByText('We couldn’t load your listings.')).toBeVisible();
    await expect
      .element(screen.getByText('Using demo data from localStorage - could not connect to server'))
      .toBeVisible();
    const seen = screen.getByRole('list', { name: /last opened them/ });
    await expect.element(seen).toHaveTextContent('Honda Activa, 2019₹48,500Pending');
  });

  it('shows what this browser last saw where the server has none, and nothing of what was deleted', async () => {
    const first = await open([listing(), listing({ id: 2, model: 'Dio' })]);
    await expect.poll(() => localStorage.getItem('seen-listings')).toContain('Dio');
    await first.press('Delete: Honda Activa, 2019');
    await first.press('Delete it');
    await expect.poll(() => localStorage.getItem('seen-listings')).not.toContain('Activa');
    await first.screen.unmount();
    const { screen } = await open([]);
    await expect.element(screen.getByText('Using placeholder data - no bikes found')).toBeVisible();
    await expect
      .element(screen.getByRole('list', { name: /last opened them/ }))
      .toHaveTextContent('Honda Dio, 2019₹48,500Pending');
  });

  it.each<[OwnUsedBike['status'], number]>([
    ['pending', 1],
    ['sold', 1],
    ['held', 0],
    ['withdrawn', 0],
  ])('leads to the page of what is %s where others see it', async (status, links) => {
    const { row } = await open([listing({ status, reason: status === 'held' ? 'Why.' : null })]);
    await expect.element(row.getByRole('heading')).toBeVisible();
    const found = row.getByRole('link', { name: 'Honda Activa, 2019' }).elements();
    expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/bikes/honda-activa-2019-1'));
  });

  it('shows nobody what another account had', async () => {
    const first = await open();
    await expect.poll(() => localStorage.getItem('seen-listings')).toContain('Honda Activa, 2019');
    await first.screen.unmount();
    signIn('ravi');
    const { screen } = await renderWithApi(<OwnListings />, [usedBikeHandlers.fails('own', 500, 'Closed.')]);
    await expect.element(screen.getByText('We couldn’t load your listings.')).toBeVisible();
    await expect.element(screen.getByText(/demo data/)).not.toBeInTheDocument();
  });
});

describe('a price', () => {
  it('is changed, in any way of writing a number', async () => {
    const { screen, press, changes, row } = await open();
    await press('Change price: Honda Activa, 2019');
    await screen.getByRole('textbox', { name: 'New price' }).fill('0.45 lakh');
    await press('Change price');
    await expect.poll(() => changes).toEqual([{ expected_price: 45_000, revision: 1 }]);
    await expect.element(row.getByText('₹45,000')).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is asked for again where it is wrong, and what was typed stays', async () => {
    const { screen, press, changes } = await open();
    await press('Change price: Honda Activa, 2019');
    const field = screen.getByRole('textbox', { name: 'New price' });
    for (const typed of ['1', '45.5', 'much', '']) {
      await field.fill(typed);
      await press('Change price');
      await expect.element(screen.getByText('Enter a price from ₹1,000 to ₹99,99,999, in whole rupees.')).toBeVisible();
      await expect.element(field).toHaveValue(typed);
      await expect.element(field).toHaveFocus();
    }
    expect(changes).toEqual([]);
  });

  it('that the server refuses keeps its reason beside it', async () => {
    const change = () => HttpResponse.json({ expected_price: ['Give a price of this century.'] }, { status: 400 });
    const { screen, press } = await open(undefined, { change });
    await press('Change price: Honda Activa, 2019');
    await screen.getByRole('textbox', { name: 'New price' }).fill('45000');
    await press('Change price');
    await expect.element(screen.getByText('Give a price of this century.')).toBeVisible();
  });
});

describe('what becomes of a listing', () => {
  it.each([
    ['46,000', { status: 'sold', sold_price: 46_000, revision: 1 }],
    ['', { status: 'sold', sold_price: null, revision: 1 }],
  ])('is that it is sold, for %o', async (typed, sent) => {
    const { screen, press, changes, row } = await open();
    await press('Mark sold: Honda Activa, 2019');
    await screen.getByRole('textbox', { name: 'Sold for (optional)' }).fill(typed);
    await press('Mark sold');
    await expect.poll(() => changes).toEqual([sent]);
    await expect.element(row.getByText('Sold', { exact: true })).toBeVisible();
    await expect.element(row.getByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  });

  it('is that it is withdrawn, once that is confirmed', async () => {
    const { screen, press, changes } = await open();
    await press('Withdraw: Honda Activa, 2019');
    await expect.element(screen.getByText(/Only you will see it/)).toBeVisible();
    await press('Keep it');
    await press('Withdraw: Honda Activa, 2019');
    await press('Withdraw it');
    await expect.poll(() => changes).toEqual([{ status: 'withdrawn', revision: 1 }]);
    await expect.element(screen.getByText('Withdrawn', { exact: true })).toBeVisible();
  });

  it('is that it stays on sale', async () => {
    const { screen, press, changes } = await open([listing({ status: 'expired' })]);
    await press('Relist: Honda Activa, 2019');
    await expect.poll(() => changes).toEqual([{ status: 'active', revision: 1 }]);
    await expect.element(screen.getByText('On sale for 60 days from today.')).toBeVisible();
  });

  it('is told where it is refused', async () => {
    const change = () =>
      HttpResponse.json({ detail: 'You have 10 bikes on sale, and that is the most.' }, { status: 400 });
    const { screen, press } = await open([listing({ status: 'expired' })], { change });
    await press('Relist: Honda Activa, 2019');
    await expect.element(screen.getByText('You have 10 bikes on sale, and that is the most.')).toBeVisible();
  });

  it('is that it is deleted, and the focus stays in the part', async () => {
    const { screen, press, listings } = await open([listing(), listing({ id: 2, model: 'Dio' })]);
    await press('Delete: Honda Activa, 2019');
    await press('Delete it');
    await expect.poll(listings).toHaveLength(1);
    await expect.element(screen.getByRole('listitem', { name: 'Honda Activa, 2019' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Manage your listings.')).toHaveFocus();
  });

  it('is looked at again where it was changed meanwhile', async () => {
    const { screen, press, change } = await open();
    await expect.element(screen.getByText('₹48,500')).toBeVisible();
    change(1, { expected_price: 50_000 });
    await press('Withdraw: Honda Activa, 2019');
    await press('Withdraw it');
    await expect.element(screen.getByText(/This listing was changed in another tab or by us/)).toBeVisible();
    await expect.element(screen.getByText('₹50,000')).toBeVisible();
    await press('Withdraw it');
    await expect.element(screen.getByText('Withdrawn', { exact: true })).toBeVisible();
  });
});

describe('the form of a listing', () => {
  const openForm = async (...given: Parameters<typeof open>) => {
    const opened = await open(...given);
    await opened.press('Edit: Honda Activa, 2019');
    return { ...opened, field: (name: string) => opened.screen.getByRole('textbox', { name }) };
  };

  it('sends what was changed alone', async () => {
    const { screen, field, press, changes } = await openForm();
    await expect.element(field('Expected price')).toHaveFocus();
    await expect.element(field('Description')).toHaveValue('Sample listing: this bike does not exist.');
    await field('Expected price').fill('47000');
    await field('Kilometres ridden').fill('27,000');
    await screen.getByRole('combobox', { name: 'Condition' }).selectOptions('excellent');
    await screen.getByRole('switch', { name: 'Price negotiable' }).click();
    await press('Save changes');
    await expect
      .poll(() => changes)
      .toEqual([
        { expected_price: 47_000, km_ridden: 27_000, condition: 'excellent', is_price_negotiable: false, revision: 1 },
      ]);
    await expect.element(screen.getByText('Changes saved.')).toBeVisible();
    await expect.element(field('Expected price')).not.toBeInTheDocument();
  });

  it('sends nothing where nothing was changed, and complains of nothing that was missing before', async () => {
    const { screen, press, changes } = await openForm([listing({ registration_location: null })]);
    await press('Save changes');
    await expect.element(screen.getByText('No changes to save.')).toBeVisible();
    expect(changes).toEqual([]);
  });

  it('takes the insurance away, and asks for the lender of a loan', async () => {
    const { screen, field, press, changes } = await openForm();
    await screen.getByRole('switch', { name: 'Insured' }).click();
    await expect.element(screen.getByLabelText('Insurance expiry date')).not.toBeInTheDocument();
    await screen.getByRole('switch', { name: 'Loan active' }).click();
    await press('Save changes');
    await expect.element(screen.getByText('Enter the lender, or turn the loan off.')).toBeVisible();
    await field('Loan provider').fill('A bank');
    await press('Save changes');
    await expect
      .poll(() => changes)
      .toEqual([{ is_insured: false, is_loan_active: true, loan_provider: 'A bank', revision: 1 }]);
  });

  it('says of each field what is wrong, keeps what was typed and puts the focus on the first', async () => {
    const { screen, field, press, changes } = await openForm();
    const fieldErrors = [
      ['Expected price', '1', 'Enter a price from ₹1,000 to ₹99,99,999, in whole rupees.'],
      ['Kilometres ridden', 'many', 'Enter kilometres from 0 to 9,99,999.'],
      ['Year of manufacture', 'old', 'Enter the year of manufacture, with four digits.'],
      ['Model', ' ', 'Enter a value.'],
      ['Description', 'Too short.', 'Write 20 to 1000 characters.'],
      ['Contact number', '98765 4321', 'Enter a 10-digit phone number.'],
    ] as const;
    for (const [name, typed] of fieldErrors) await field(name).fill(typed);
    await press('Save changes');
    for (const [name, typed, fieldError] of fieldErrors) {
      await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(fieldError));
      await expect.element(field(name)).toHaveValue(typed);
    }
    const names = fieldErrors.map(([name]) => name);
    expect(names.filter((name) => field(name).element() === document.activeElement)).toHaveLength(1);
    expect(
      screen
        .getByRole('textbox')
        .elements()
        .find((box) => box.ariaInvalid === 'true'),
    ).toBe(document.activeElement);
    expect(changes).toEqual([]);
  });

  it('says what the server says of a field', async () => {
    const change = () => HttpResponse.json({ city: ['There is no city of this name.'] }, { status: 400 });
    const { screen, field, press } = await openForm(undefined, { change });
    await field('City').fill('Nowhere');
    await press('Save changes');
    await expect.element(screen.getByText('There is no city of this name.')).toBeVisible();
    await expect.element(field('City')).toHaveValue('Nowhere');
  });

  it('says that nothing was saved where the server breaks, and keeps what was typed', async () => {
    const change = () => new HttpResponse('<h1>Oops</h1>', { status: 500, headers: { 'content-type': 'text/html' } });
    const { screen, field, press } = await openForm(undefined, { change });
    await field('City').fill('Pune');
    await press('Save changes');
    await expect.element(screen.getByText('We couldn’t save your changes.')).toBeVisible();
    await expect.element(screen.getByText(/We’ve kept what you typed/)).toBeVisible();
    await expect.element(field('City')).toHaveValue('Pune');
  });

  it('shows both texts of a listing that was changed meanwhile, and saves the seller’s over it', async () => {
    const { screen, field, press, change, listings } = await openForm();
    change(1, { description: 'Somebody else wrote this in another tab.', expected_price: 50_000 });
    await field('Description').fill('What I wrote of it, in twenty characters and more.');
    await screen.getByRole('switch', { name: 'Price negotiable' }).click();
    await press('Save changes');
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Yours: No', { exact: true })).toBeVisible();
    await expect.element(alert.getByText('Current: Yes', { exact: true })).toBeVisible();
    await expect.element(alert.getByText('This listing has changed since you opened it.')).toBeVisible();
    await expect.element(alert.getByText('Yours: What I wrote of it, in twenty characters and more.')).toBeVisible();
    await expect.element(alert.getByText('Current: Somebody else wrote this in another tab.')).toBeVisible();
    await expect.element(field('Description')).toHaveValue('What I wrote of it, in twenty characters and more.');
    await press('Save mine');
    await expect
      .poll(() => listings()[0])
      .toMatchObject({
        description: 'What I wrote of it, in twenty characters and more.',
        is_price_negotiable: false,
        expected_price: 50_000,
      });
  });

  it('takes what stands there where the seller wants that', async () => {
    const { field, press, change, changes } = await openForm();
    change(1, { description: 'Somebody else wrote this in another tab.' });
    await field('Description').fill('What I wrote of it, in twenty characters and more.');
    await press('Save changes');
    await press('Use the current one');
    await expect.element(field('Description')).toHaveValue('Somebody else wrote this in another tab.');
    await field('Model').fill('Activa 5G');
    await press('Save changes');
    await expect.poll(() => changes.at(-1)).toEqual({ model: 'Activa 5G', revision: 2 });
  });
});

describe('the photos of a listing', () => {
  const openPhotos = async (...given: Parameters<typeof open>) => {
    const opened = await open(...given);
    await opened.press('Photos: Honda Activa, 2019');
    return opened;
  };

  it('are ordered and taken away', async () => {
    const { press, changes, row } = await openPhotos([listing({ images: [photo(5), photo(6)] })]);
    await press('Move photo 2 earlier');
    await expect.poll(() => changes).toEqual([{ photo: 6, position: 0 }]);
    await press('Remove photo 1');
    await expect.poll(() => changes.at(-1)).toEqual({ photo: 5, deleted: true });
    await expect.element(row.getByText('12 views · 1 photo', { exact: true })).toBeVisible();
  });

  it('says why one was not taken away', async () => {
    const { handlers } = ownListingApi([listing({ images: [photo(5)] })]);
    // Only the session and the list are answered.
    const { screen } = await renderWithApi(<OwnListings />, handlers.slice(0, 2));
    await screen.getByRole('button', { name: 'Photos: Honda Activa, 2019' }).click();
    await screen.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect.element(screen.getByText('Not found.')).toBeVisible();
  });

  it('are sent as they are picked, as the last ones', async () => {
    const { screen, photos } = await openPhotos([listing({ images: [photo(5), photo(6)] })]);
    await userEvent.upload(screen.getByLabelText('Choose photos'), [
      await picture('left.png'),
      await picture('rear.png'),
    ]);
    await expect.poll(() => photos).toHaveLength(2);
    const places = photos.map(({ name, position }) => [name, position] as const);
    expect(Object.fromEntries(places)).toEqual({ 'left.png': 2, 'rear.png': 3 });
  });

  it('that did not arrive before are sent from here', async () => {
    const blob = await picture('seat.png');
    await saveUnsentPhotos(1, [{ key: 'photo-seat', name: 'seat.png', blob, position: 3 }]);
    const { row, press, photos } = await open();
    await expect.element(row.getByText('One photo wasn’t uploaded.')).toBeVisible();
    await press('Send again');
    await expect.poll(() => photos).toMatchObject([{ key: 'photo-seat', listing: 1, position: 3 }]);
    await press('Done');
    await expect.element(row.getByText('One photo wasn’t uploaded.')).not.toBeInTheDocument();
  });
});
