import type { Page } from 'playwright';

/** Frequent interaction that must respond at once. */
export interface Interaction {
  name: string;
  /** Page of the interaction. */
  path: string;
  /** Prepares the page, such as opening a list. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
const city = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^City:/ });
const pick = (page: Page) => page.getByRole('button', { name: /^Add to compare/ }).first();
const bike = '/royal-enfield/classic-350';

/** Interactions to measure, each by its visible effect on the English site. */
export const interactions: readonly Interaction[] = [
  { name: 'open the menu', path: '/', act: (page) => menu(page).click() },
  { name: 'open the menu', path: bike, act: (page) => menu(page).click() },
  {
    name: 'choose a filter',
    path: '/bikes',
    before: (page) => page.getByText('Filters', { exact: true }).first().click(),
    act: (page) =>
      page
        .getByRole('checkbox', { name: /^Honda/ })
        .first()
        .click(),
  },
  {
    name: 'change the tab',
    path: '/',
    act: (page) => page.getByRole('tab', { selected: false }).first().click(),
  },
  {
    name: 'choose a city',
    path: bike,
    before: (page) => city(page).click(),
    act: (page) =>
      page
        .getByRole('banner')
        .getByRole('option', { name: /^Mumbai/ })
        .click(),
  },
  { name: 'open the list of cities', path: bike, act: (page) => city(page).click() },
  {
    name: 'move the slider',
    path: '/emi-calculator',
    before: (page) => page.getByRole('slider').first().focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    name: 'pick for a comparison',
    path: '/bikes',
    // It is below the first screen: loading on scroll is not part of the press.
    before: (page) => pick(page).scrollIntoViewIfNeeded(),
    act: (page) => pick(page).click(),
  },
  { name: 'enlarge the picture', path: bike, act: (page) => page.getByRole('button', { name: 'Full screen' }).click() },
];
