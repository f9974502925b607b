import { renderWithApi } from '@dopahiya/api-client/testing';
import { CloseOnBack } from '@dopahiya/ui-kit';
import { untilRendered } from '@dopahiya/ui-kit/testing';
import { chosenCity, signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sellHandlers } from '../testing/sell-handlers.ts';
import { allAnswers, deleteDraft, storeDraft, toldDraft } from '../testing/filled-draft.ts';
import { DraftStore } from '../sell-draft/draft-store.ts';
import * as texts from '#texts/sell-wizard';
import { SellWizard } from './sell-wizard.tsx';

const { all, brands, listing, photo, refuses, waits } = sellHandlers;

async function open(...handlers: RequestHandler[]) {
  const page = (
    <>
      <SellWizard />
      <CloseOnBack />
    </>
  );
  const rendered = await renderWithApi(page, [...handlers, ...all()], { at: '/sell-bikes' });
  const form = rendered.screen.getByRole('form', { name: 'Sell your bike' });
  await expect.poll(() => rendered.screen.container.querySelector('form[inert]')).toBeNull();
  const press = (name: string) => rendered.screen.getByRole('button', { name, exact: true }).click();
  return { ...rendered, form, press };
}

/** Opens the form at its last step with everything filled in. */
async function openTold(changes: Parameters<typeof toldDraft>[0] = {}, ...handlers: RequestHandler[]) {
  await storeDraft(toldDraft(changes));
  const opened = await open(...handlers);
  return { ...opened, list: () => opened.press('List Your Bike') };
}

/** Notifies like another tab that has saved something. */
function tellOtherTabs(): void {
  const channel = new BroadcastChannel('sell-draft');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target.
  channel.postMessage('another');
  channel.close();
}

const picture = (key: string) => ({ key, name: `${key}.jpg`, blob: new Blob([key], { type: 'image/jpeg' }) });

beforeEach(async () => {
  localStorage.clear();
  await deleteDraft();
});
afterEach(signOut);

describe('the first step', () => {
  it('asks for the model once there is a brand, and for the version once there is a model', async () => {
    const { screen } = await open();
    const model = screen.getByRole('combobox', { name: 'Model' });
    const version = screen.getByRole('combobox', { name: /^Version/ });
    await expect.element(model).not.toBeInTheDocument();
    await screen.getByRole('combobox', { name: 'Brand' }).selectOptions('Honda');
    await model.fill('Splendor');
    await expect.element(screen.getByRole('option', { name: 'Activa' })).not.toBeInTheDocument();
    await model.fill('act');
    await screen.getByRole('option', { name: 'Activa' }).click();
    await version.click();
    await screen.getByRole('option', { name: 'Deluxe' }).click();
    await expect.element(version).toHaveValue('Deluxe');
    await screen.getByRole('combobox', { name: 'Brand' }).selectOptions('TVS');
    await expect.element(model).toHaveValue('');
    await expect.element(version).not.toBeInTheDocument();
  });

  it('goes on only once brand, model, year and kilometres are there', async () => {
    const { screen } = await open();
    const goOn = screen.getByRole('button', { name: 'Continue' });
    await expect.element(goOn).toBeDisabled();
    await expect.element(screen.getByText('Add the brand, model, year and kilometres to continue.')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Brand' }).selectOptions('Honda');
    await screen.getByRole('combobox', { name: 'Model' }).fill('Activa 3G');
    await screen.getByRole('combobox', { name: 'Year of manufacture' }).selectOptions('2019');
    await expect.element(goOn).toBeDisabled();
    await screen.getByRole('button', { name: '30,000' }).click();
    await expect.element(goOn).toBeEnabled();
  });

  it('offers nine distances, and takes whole kilometres alone', async () => {
    const { screen } = await open();
    const presets = screen.getByRole('list', { name: 'Kilometres ridden' }).getByRole('button');
    expect(presets.elements().map((preset) => preset.textContent)).toEqual(
      '5,000 10,000 20,000 30,000 40,000 60,000 80,000 1,00,000 1,20,000'.split(' '),
    );
    const typed = screen.getByRole('textbox', { name: 'Or type it' });
    await expect.element(screen.getByRole('form').getByText('km', { exact: true })).toBeVisible();
    await typed.fill('18,400');
    await expect.element(typed).toHaveValue('18400');
    await typed.fill('12.5');
    await expect.element(typed).toHaveValue('18400');
    await typed.fill('far');
    await expect.element(typed).toHaveValue('18400');
    await presets.nth(1).click();
    await expect.element(typed).toHaveValue('');
    await expect.element(presets.nth(1)).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers sixteen years and eight colours', async () => {
    const { screen } = await open();
    const years = screen.getByRole('combobox', { name: 'Year of manufacture' }).getByRole('option');
    // Plus one for no choice.
    expect(years.elements()).toHaveLength(17);
    const colours = screen.getByRole('group', { name: /^Colour/ }).getByRole('radio');
    expect(colours.elements().map((colour) => (colour as HTMLInputElement).value)).toEqual(
      'Black White Red Blue Silver Green Yellow Grey'.split(' '),
    );
  });

  it('draws the bike to scale, in the paint that is nearest to the colour', async () => {
    await storeDraft(toldDraft({ step: 1, answers: { ...allAnswers, color: null } }));
    const { screen } = await open();
    const drawing = screen.getByRole('img', { name: 'Drawing of a Honda Activa', includeHidden: true });
    await expect.element(drawing).toHaveAttribute('src', expect.stringContaining('black'));
    await screen.getByRole('radio', { name: 'Red' }).click();
    await expect.element(drawing).toHaveAttribute('src', expect.stringContaining('red'));
    await expect.element(screen.getByText(/^Drawn to scale/)).toBeInTheDocument();
  });

  it('says so where there is no drawing of a model', async () => {
    await storeDraft(toldDraft({ step: 1, answers: { ...allAnswers, model: 'CD 70' } }));
    const { screen } = await open();
    await expect.element(screen.getByText(/don’t have a drawing of this model/)).toBeInTheDocument();
  });

  it('offers ten brands where none come, and says so', async () => {
    const { screen } = await open(brands(() => refuses({}, 500)));
    const brand = screen.getByRole('combobox', { name: 'Brand' });
    await expect
      .element(screen.getByText('Could not fetch brands from API. Using default brand data due to API error'))
      .toBeVisible();
    expect(brand.getByRole('option').elements()).toHaveLength(11);
    await brand.selectOptions('Royal Enfield');
    await expect.element(screen.getByRole('combobox', { name: 'Model' })).toBeVisible();
  });

  it('asks for the owner, at the field', async () => {
    await storeDraft(toldDraft({ step: 1, answers: { ...allAnswers, owner: null } }));
    const { screen, press } = await open();
    await press('Continue');
    await expect.element(screen.getByText('Choose which owner you are.')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: '1st' })).toHaveFocus();
    await screen.getByRole('radio', { name: '2nd' }).click();
    await expect.element(screen.getByText('Choose which owner you are.')).not.toBeInTheDocument();
  });
});

describe('the steps', () => {
  it('go on and back, with the focus on what they are, and the progress of three', async () => {
    await storeDraft(toldDraft({ step: 1 }));
    const { screen, press } = await open();
    const progress = screen.getByRole('progressbar');
    await expect.element(progress).toHaveAttribute('value', '1');
    await expect.element(progress).toHaveAttribute('max', '3');
    await press('Continue');
    await expect.element(screen.getByRole('heading', { name: 'Step 2 of 3: Photos & Location' })).toHaveFocus();
    await press('Continue');
    await expect.element(screen.getByRole('heading', { name: 'Step 3 of 3: Contact & Finalize' })).toHaveFocus();
    await expect.element(progress).toHaveAttribute('value', '3');
    await press('Back');
    await expect.element(screen.getByRole('heading', { name: 'Step 2 of 3: Photos & Location' })).toHaveFocus();
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Delhi');
  });

  it('are gone through by Back and Forward too, with everything that was typed', async () => {
    await storeDraft(toldDraft({ step: 1, answers: { ...allAnswers, registration_location: '' } }));
    const { screen, press, router } = await open();
    const isAt = (step: number) =>
      expect.element(screen.getByRole('heading', { name: new RegExp(`^Step ${step} of 3`) })).toHaveFocus();
    await press('Continue');
    await isAt(2);
    await screen.getByRole('textbox', { name: 'Registration location' }).fill('Pune (MH12)');
    await router.navigate(-1);
    await isAt(1);
    await screen.getByRole('combobox', { name: /^Version/ }).fill('Deluxe');
    await router.navigate(1);
    await isAt(2);
    await expect.element(screen.getByRole('textbox', { name: 'Registration location' })).toHaveValue('Pune (MH12)');
    await press('Continue');
    await isAt(3);
    await press('Back');
    await isAt(2);
    await press('Back');
    await isAt(1);
    await expect.element(screen.getByRole('combobox', { name: /^Version/ })).toHaveValue('Deluxe');
    await router.navigate(2);
    await isAt(3);
    await router.navigate(-3);
    expect(router.state.location.pathname).toBe('/from');
  });

  it('lead Back in a draft that was resumed later to the step before, and from the first to where one came from', async () => {
    await storeDraft(toldDraft({ step: 3 }));
    const { screen, router } = await open();
    for (const step of [2, 1]) {
      await router.navigate(-1);
      await expect.element(screen.getByRole('heading', { name: new RegExp(`^Step ${step} of 3`) })).toHaveFocus();
    }
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/from');
  });

  it('do not come back by Back once the form starts anew', async () => {
    await storeDraft(toldDraft({ step: 1 }));
    const { screen, press, router } = await open();
    await press('Continue');
    await press('Start over');
    await press('Delete draft');
    await expect.element(screen.getByRole('heading', { name: /^Step 1 of 3/ })).toBeInTheDocument();
    await router.navigate(-1);
    await expect.element(screen.getByRole('heading', { name: /^Step 1 of 3/ })).toBeInTheDocument();
  });

  it('ask in the second for the place', async () => {
    await storeDraft(toldDraft({ step: 2, answers: { ...allAnswers, city: null, registration_location: '' } }));
    const { screen, press } = await open();
    await press('Continue');
    await expect.element(screen.getByText('Choose the city where buyers can see the bike.')).toBeVisible();
    await expect.element(screen.getByText(/^Enter where it’s registered/)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveAttribute('readonly');
    await press('Choose a city');
    await screen.getByRole('option', { name: 'Mumbai, Maharashtra' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Mumbai');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Choose the city where buyers can see the bike.')).not.toBeInTheDocument();
  });

  it('have the city of the header in the second, where one was chosen there', async () => {
    chosenCity.write({ name: 'Mumbai', state: 'Maharashtra' });
    const { screen } = await openTold({ step: 2, answers: { ...allAnswers, city: null } });
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Mumbai');
  });

  it('say beforehand how long the description is', async () => {
    const { screen } = await openTold();
    await expect.element(screen.getByText(/^At least 20 characters\. /)).toBeVisible();
  });

  it('ask in the third for insurance and loan only where they are on', async () => {
    const { screen, list } = await openTold();
    const until = screen.getByLabelText('Insurance valid until');
    const lender = screen.getByRole('textbox', { name: 'Lender' });
    await expect.element(until).not.toBeInTheDocument();
    await expect.element(lender).not.toBeInTheDocument();
    await expect.element(screen.getByRole('switch', { name: 'Price is negotiable' })).toBeChecked();
    await screen.getByRole('switch', { name: 'Insured' }).click();
    await screen.getByRole('switch', { name: 'Loan still active' }).click();
    await list();
    await expect.element(until).toHaveFocus();
    await expect.element(screen.getByText('Enter the lender, or turn the loan off.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^Notes about the loan/ })).toBeVisible();
  });
});

describe('the price', () => {
  it('stands beside what similar bikes sell for, and takes the estimate with one press', async () => {
    const { screen, press } = await openTold();
    await expect.element(screen.getByText('₹49,800 · Similar bikes sell for ₹43,600 to ₹53,400')).toBeVisible();
    await press('Use our estimate, ₹48,500');
    await expect.element(screen.getByRole('textbox', { name: 'Expected price' })).toHaveValue('48500');
  });

  it.each([
    [450_000, /^₹4,50,000 is far above similar bikes \(₹43,600 to ₹53,400\)\./, 'Yes, I want ₹4,50,000'],
    [12_000, /^₹12,000 is far below similar bikes \(₹43,600 to ₹53,400\)\./, 'Yes, I want only ₹12,000'],
  ])('of ₹%d is confirmed before it is sent', async (expected_price, fieldError, answer) => {
    let sent = 0;
    const counted = listing(() => {
      sent += 1;
      return HttpResponse.json({ id: 61, slug: 'honda-activa-2019-61' }, { status: 201 });
    });
    signIn('asha');
    const { screen, list } = await openTold({ answers: { ...allAnswers, expected_price } }, counted);
    await expect.element(screen.getByRole('checkbox', { name: answer })).toBeVisible();
    await list();
    await expect.element(screen.getByText(fieldError)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Expected price' })).toHaveFocus();
    expect(sent).toBe(0);
    await screen.getByRole('checkbox', { name: answer }).click();
    await list();
    await expect.poll(() => sent).toBe(1);
  });
});

describe('the year', () => {
  it('is refused where the model was not made then, and the step cannot be left', async () => {
    const since = 'The Hunter 350 has been sold since 2022. Give a year from 2022, or check the model.';
    const refusal = http.post('*/api/used-bikes/valuation/', () =>
      HttpResponse.json({ detail: 'Refused.', year_of_manufacture: [since] }, { status: 400 }),
    );
    const { screen, press } = await openTold({ step: 1 }, refusal);
    await expect.element(screen.getByText(since).first()).toBeVisible();
    await press('Continue');
    await expect.element(screen.getByRole('combobox', { name: 'Year of manufacture' })).toHaveFocus();
    await expect.element(screen.getByRole('heading', { name: /^Step 1 of 3/ })).toBeInTheDocument();
  });
});

describe('the draft', () => {
  it('is there again after a reload, at its step, with its photos', async () => {
    const { screen } = await openTold({ step: 2, photos: [picture('left')] });
    await expect.element(screen.getByText('Your draft is saved in this browser.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Remove left.jpg' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Registration location' })).toHaveValue('Delhi (DL)');
  });

  it('keeps the slot of a photo, and forgets one that there is no more', async () => {
    const photos = [
      { ...picture('a'), slot: 'right' as const },
      { ...picture('b'), slot: 'roof' as never },
    ];
    const { screen } = await openTold({ step: 2, photos });
    await expect.element(screen.getByRole('button', { name: 'Remove Right side' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Remove b.jpg' })).toBeVisible();
    await expect.element(screen.getByLabelText('Right side', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Front', { exact: true })).toBeInTheDocument();
  });

  it('is deleted once that is confirmed', async () => {
    const { screen, press } = await openTold({ step: 1 });
    await press('Start over');
    await press('Keep draft');
    await expect.element(screen.getByRole('combobox', { name: 'Model' })).toHaveValue('Activa');
    await press('Start over');
    await press('Delete draft');
    await expect.element(screen.getByRole('combobox', { name: 'Model' })).not.toBeInTheDocument();
    await expect.poll(async () => (await new DraftStore().read()).revision).toBeNull();
  });

  it('says so when another tab has changed it', async () => {
    const { screen } = await openTold({ step: 1 });
    await storeDraft(toldDraft({ step: 1, answers: { ...allAnswers, model: 'Shine' } }));
    tellOtherTabs();
    await expect.element(screen.getByText('Updated with your changes from another tab.')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Model' })).toHaveValue('Shine');
  });

  it('asks which one to keep when two tabs have changed it', async () => {
    const { screen, press } = await openTold({ step: 2 });
    await storeDraft(toldDraft({ step: 2, answers: { ...allAnswers, registration_location: 'Pune (MH)' } }));
    const place = screen.getByRole('textbox', { name: 'Registration location' });
    await place.fill('Goa (GA)');
    await expect.element(screen.getByText(/^You also changed this draft in another tab/)).toBeVisible();
    await expect.element(place).toHaveValue('Goa (GA)');
    await press('Use the other version');
    await expect.element(place).toHaveValue('Pune (MH)');
    await expect.element(screen.getByText(/^You also changed this draft in another tab/)).not.toBeInTheDocument();
  });

  it('is not promised where the browser stores nothing', async () => {
    const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { screen } = await open();
    await expect.element(screen.getByText(/^This browser can’t save a draft/)).toBeVisible();
    await screen.getByRole('combobox', { name: 'Brand' }).selectOptions('Honda');
    await expect.element(screen.getByRole('combobox', { name: 'Model' })).toBeVisible();
    await expect.element(screen.getByText('Your draft is saved in this browser.')).not.toBeInTheDocument();
    refuse.mockRestore();
  });

  it('goes along to sign in, and is there again after it', async () => {
    const { screen, router, list } = await openTold();
    await expect.element(screen.getByText('Next, sign in. We’ll keep everything you typed.')).toBeVisible();
    await list();
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/login?return=%2Fsell-bikes');
    signIn('asha');
    await router.navigate('/sell-bikes');
    await expect.element(screen.getByRole('button', { name: 'List Your Bike' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Contact' })).toHaveValue('98765 43210');
  });
});

describe('listing the bike', () => {
  beforeEach(() => void signIn('asha'));

  it('sends the listing, then each photo, thanks, and leaves no draft', async () => {
    const sent: Record<string, unknown>[] = [];
    const take = listing((draft) => {
      sent.push(draft);
      return HttpResponse.json({ id: 61, slug: 'honda-activa-2019-61' }, { status: 201 });
    });
    const { screen, asked, list } = await openTold({ photos: [picture('left'), picture('front')] }, take);
    await list();
    await expect.element(screen.getByRole('heading', { name: 'Thank You!' })).toHaveFocus();
    expect(sent).toMatchObject([{ brand: 3, model: 'Activa', city: 1, expected_price: 49_800 }]);
    const writes = asked.filter((path) => /used-bikes\/$|images/.test(path));
    expect(writes).toEqual(['/api/used-bikes/', '/api/used-bike-images/', '/api/used-bike-images/']);
    await expect.element(screen.getByText('The listing and 2 of 2 photos are saved.')).toBeVisible();
    await expect.poll(async () => (await new DraftStore().read()).revision).toBeNull();
  });

  it('sends one listing for two presses, and the same key again after a lost answer', async () => {
    const keys: unknown[] = [];
    const lose = listing(({ submission_key }) => {
      keys.push(submission_key);
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ id: 61, slug: null }, { status: 200 });
    });
    const { screen } = await openTold({}, lose);
    await screen.getByRole('button', { name: 'List Your Bike' }).dblClick();
    await expect.element(screen.getByText(/^Failed to submit bike\. We couldn’t reach the server/)).toBeVisible();
    await expect.element(screen.getByText(/your bike won’t be listed twice/)).toBeVisible();
    expect(keys).toHaveLength(1);
    await screen.getByRole('button', { name: 'List Your Bike' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['a session that is over', 401, { detail: 'Over.' }, 'Authentication failed. Please check your token.'],
    [
      'a reason',
      400,
      { detail: 'You have 20 listings already.' },
      'Failed to submit bike. You have 20 listings already.',
    ],
    ['a message', 400, { message: 'The desk is closed.' }, 'Failed to submit bike. The desk is closed.'],
    ['nothing', 500, {}, 'Failed to submit bike. Failed to create bike listing'],
  ])('says why it was refused with %s, and loses nothing', async (_, status, body, text) => {
    const { screen, list } = await openTold(
      {},
      listing(() => refuses(body, status)),
    );
    await list();
    await expect.element(screen.getByText(new RegExp(`^${text}`))).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Contact' })).toHaveValue('98765 43210');
  });

  it('leads to sign in again where the session is over', async () => {
    const { screen, list } = await openTold(
      {},
      listing(() => refuses({}, 401)),
    );
    await list();
    await expect
      .element(screen.getByRole('link', { name: 'Sign in again' }))
      .toHaveAttribute('href', '/login?return=%2Fsell-bikes');
  });

  it('shows what the server says of a field at the field, in its step', async () => {
    const body = { city: ['There is no such city.'], description: ['Say more.'] };
    const { screen, list } = await openTold(
      {},
      listing(() => refuses(body, 400)),
    );
    await list();
    const city = screen.getByRole('textbox', { name: 'City' });
    await expect.element(city).toHaveFocus();
    await expect.element(city).toHaveAccessibleDescription(expect.stringContaining('There is no such city.'));
    await expect.element(screen.getByText('Failed to submit bike. Check the marked fields.')).toBeVisible();
  });

  it('says that it is on its way', async () => {
    const { screen, list } = await openTold({}, listing(waits));
    await list();
    await expect.element(screen.getByRole('button', { name: 'Listing...' })).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  });

  it('says after eight seconds that the line is slow and nothing is lost', async () => {
    const { screen, list } = await openTold({}, listing(waits));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await list();
    await expect.element(screen.getByRole('button', { name: 'Listing...' })).toBeVisible();
    await untilRendered();
    vi.advanceTimersByTime(7900);
    await expect.element(screen.getByText(texts.slow)).not.toBeInTheDocument();
    vi.advanceTimersByTime(200);
    await expect.element(screen.getByText(texts.slow)).toBeVisible();
  });

  it('says that the line is cut, and takes it back once it is there again', async () => {
    const { screen } = await openTold();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => line.mockRestore());
    dispatchEvent(new Event('offline'));
    await expect.element(screen.getByText(texts.offline)).toBeVisible();
    line.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await expect.element(screen.getByText(texts.offline)).not.toBeInTheDocument();
  });

  it('counts the photos that have arrived', async () => {
    const { screen, list } = await openTold({ photos: [picture('left'), picture('front')] }, photo(waits));
    await list();
    await expect.element(screen.getByRole('button', { name: 'Sending photos: 0 of 2' })).toBeVisible();
  });

  it('keeps the listing where a photo does not arrive, names it, and sends it again', async () => {
    let isBroken = true;
    const refuseOnce = photo(() =>
      isBroken ? refuses({ detail: 'That is no photo.' }, 400) : HttpResponse.json({ id: 1 }, { status: 201 }),
    );
    const { screen, press, list } = await openTold({ photos: [picture('left')] }, refuseOnce);
    await list();
    await expect.element(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'One photo wasn’t uploaded' })).toBeVisible();
    await expect.element(screen.getByText('left.jpg: That is no photo.')).toBeVisible();
    await expect.element(screen.getByText('The listing is saved, without its photo.')).toBeVisible();
    await expect.element(screen.getByText(/add photos later from your profile/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
    await expect.element(screen.getByText(/^Taking you to used bikes/)).not.toBeInTheDocument();
    isBroken = false;
    await press('Send again');
    await expect.element(screen.getByText('The listing and its photo are saved.')).toBeVisible();
    await expect.poll(async () => (await new DraftStore().read()).revision).toBeNull();
  });

  it('finds a listing again whose photos were still on their way', async () => {
    const stored = { id: 61, slug: 'honda-activa-2019-61', photoCount: 3 };
    await storeDraft(toldDraft({ listing: stored, photos: [picture('left')] }));
    const { screen } = await renderWithApi(<SellWizard />, all(), { at: '/sell-bikes' });
    await expect.element(screen.getByRole('heading', { name: 'One photo wasn’t uploaded' })).toBeVisible();
    await expect.element(screen.getByText('The listing is saved, with 2 of 3 photos.')).toBeVisible();
    expect(screen.container.querySelector('canvas')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await expect.element(screen.getByText('The listing and 3 of 3 photos are saved.')).toBeVisible();
  });

  it.each([
    ['behind those that have arrived', 3, null],
    ['to its place where none has arrived', 1, '0'],
  ])('sends a photo that is left %s', async (_, photoCount, position) => {
    const stored = { id: 61, slug: 'honda-activa-2019-61', photoCount };
    await storeDraft(toldDraft({ listing: stored, photos: [picture('left')] }));
    const sent: unknown[] = [];
    const take = http.post('*/api/used-bike-images/', async ({ request }) => {
      sent.push((await request.formData()).get('position'));
      return HttpResponse.json({ id: 1 }, { status: 201 });
    });
    const { press } = await open(take);
    await press('Send again');
    await expect.poll(() => sent).toEqual([position]);
  });
});

describe('the thanks', () => {
  beforeEach(() => void signIn('asha'));

  const thanked = async () => {
    const opened = await openTold();
    await opened.list();
    await expect.element(opened.screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    return opened;
  };

  it('say what is listed, and lead to it', async () => {
    const { screen } = await thanked();
    await expect.element(screen.getByText(/^Your 2019 Honda Activa is listed at ₹49,800\./)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'See my listing' }))
      .toHaveAttribute('href', '/bikes/honda-activa-2019-61');
    const next = screen.getByRole('list', { name: 'What happens next' });
    await expect.element(next.getByText('The listing is saved, without photos.')).toBeVisible();
  });

  it('lead on to the used bikes after three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { screen, router } = await thanked();
    await expect.element(screen.getByText('Taking you to used bikes in 3 seconds.')).toBeVisible();
    await untilRendered();
    vi.advanceTimersByTime(2900);
    expect(router.state.location.pathname).toBe('/sell-bikes');
    vi.advanceTimersByTime(200);
    await expect.poll(() => router.state.location.pathname).toBe('/used-bikes');
  });

  it.each(['press', 'type', 'scroll', 'focus'] as const)('stay for who may still %s', async (act) => {
    const { screen, router } = await thanked();
    if (act === 'press') await screen.getByRole('heading', { name: 'Thank You!' }).click();
    else if (act === 'type') await userEvent.keyboard('{Tab}');
    else {
      // Wait until the page has stopped scrolling and focusing by itself.
      await new Promise((resolve) => setTimeout(resolve, 700));
      if (act === 'scroll') document.dispatchEvent(new Event('scroll'));
      else (screen.getByRole('link', { name: 'See my listing' }).element() as HTMLElement).focus();
    }
    await expect.element(screen.getByText('OK, you’ll stay on this page.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to used bikes' })).toHaveAttribute('href', '/used-bikes');
    expect(router.state.location.pathname).toBe('/sell-bikes');
  });

  it('begin anew with another vehicle', async () => {
    const { screen, press } = await thanked();
    await press('List Another Vehicle');
    await expect.element(screen.getByRole('heading', { name: 'Step 1 of 3: Vehicle Details' })).toBeInTheDocument();
    await expect.element(screen.getByRole('combobox', { name: 'Brand' })).toHaveValue('');
  });
});
