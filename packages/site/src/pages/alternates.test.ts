import { siteLanguages } from '@dopahiya/domain/site';
import { expect, it } from 'vitest';
import { alternatesOf } from './head-addresses.ts';

it('names the page in every complete language, and for readers of none of them', () => {
  const [english] = siteLanguages;
  const hindi = { ...english, tag: 'hi-IN', prefix: '/hi' };
  expect(alternatesOf('/hero', [english, hindi])).toEqual([
    { hrefLang: 'en-IN', address: '/hero' },
    { hrefLang: 'hi-IN', address: '/hi/hero' },
    { hrefLang: 'x-default', address: '/hero' },
  ]);
});

it('names nothing while one language alone is complete', () => {
  const [english] = siteLanguages;
  expect(alternatesOf('/hero', [english, { ...english, prefix: '/hi', isComplete: false }])).toEqual([]);
});
