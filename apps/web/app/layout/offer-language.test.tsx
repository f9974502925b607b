import { createApiClient } from '@dopahiya/api-client';
import { siteLanguages } from '@dopahiya/domain/site';
import { ToastRegion } from '@dopahiya/ui-kit';
import { languageChoice } from '@dopahiya/visitor';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { languageToOffer } from './language-to-offer.ts';
import { offerLanguage } from './offer-language.ts';

const complete = siteLanguages.map((language) => Object.assign({}, language, { isComplete: true }));
const [, hindi] = complete;
const browserPrefers = (tag: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('languageToOffer', () => {
  it('is the first language of the browser, if the site has it', () => {
    browserPrefers('hi-IN');
    expect(languageToOffer(complete)?.code).toBe('hi');
    browserPrefers('ta-IN');
    expect(languageToOffer(complete)).toBeUndefined();
  });

  it('is nothing where the page is in that language, or the language is not complete', () => {
    browserPrefers('en-IN');
    expect(languageToOffer(complete)).toBeUndefined();
    browserPrefers('hi-IN');
    expect(
      languageToOffer(complete.map((language) => Object.assign({}, language, { isComplete: false }))),
    ).toBeUndefined();
  });

  it('follows what the visitor chose', () => {
    browserPrefers('hi-IN');
    languageChoice.write('en');
    expect(languageToOffer(complete)).toBeUndefined();
    languageChoice.write('hi');
    expect(languageToOffer(complete)?.code).toBe('hi');
  });
});

describe('offerLanguage', () => {
  it('offers the page once, in the language that it offers', async () => {
    const screen = await render(<ToastRegion />);
    if (!hindi) throw new Error('There is no second language.');
    offerLanguage(createApiClient({ origin: 'https://api.test' }), hindi);
    await expect.element(screen.getByText('यह पेज हिन्दी में भी है।')).toHaveAttribute('lang', 'hi-IN');
    await expect.element(screen.getByRole('button', { name: 'हिन्दी में पढ़ें' })).toBeVisible();
    expect(languageToOffer(complete)).toBeUndefined();
    await screen.getByRole('button', { name: 'Dismiss' }).click();
  });

  it('opens the same page with its filters and its place', async () => {
    const before = location.href;
    const opened: string[] = [];
    const hold = (event: NavigateEvent) => {
      event.preventDefault();
      opened.push(event.destination.url);
    };
    const screen = await render(<ToastRegion />);
    if (!hindi) throw new Error('There is no second language.');
    history.replaceState(history.state, '', '/bikes?brand=hero#list');
    navigation.addEventListener('navigate', hold);
    onTestFinished(() => {
      navigation.removeEventListener('navigate', hold);
      history.replaceState(history.state, '', before);
    });
    offerLanguage(createApiClient({ origin: 'https://api.test' }), hindi);
    await screen.getByRole('button', { name: 'हिन्दी में पढ़ें' }).click();
    await expect.poll(() => opened).toEqual([`${location.origin}/hi/bikes?brand=hero#list`]);
  });
});
