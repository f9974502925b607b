import { locationOf } from '@dopahiya/site';
import { expect, it } from 'vitest';
import { movedPage } from './moved.page.tsx';

it.each([
  ['/scooters', '/bikes/scooters'],
  ['/showrooms', '/dealership'],
  ['/dealers', '/dealership'],
  ['/news', '/bike-news'],
  ['/sell', '/sell-bikes'],
  ['/compare', '/compare-bike'],
  ['/contact', '/contact-us'],
  ['/terms', '/terms-and-conditions'],
  ['/terms-of-service', '/terms-and-conditions'],
  ['/privacy', '/privacy-policy'],
  ['/cookie-policy', '/cookies'],
  ['/faq', '/faqs'],
  ['/help', '/faqs'],
  ['/about', '/about-us'],
  ['/emi', '/emi-calculator'],
  ['/loan', '/bike-loan'],
  ['/sign-in', '/login'],
  ['/register', '/signup'],
  ['/account', '/profile'],
])('leads from %s to %s', (pathname, redirect) => {
  expect(movedPage.answerAt(locationOf(movedPage, { pathname, search: '' }, {}))).toEqual({ redirect, status: 301 });
});
