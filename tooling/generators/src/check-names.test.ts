import { describe, expect, it } from 'vitest';
import { checkNewComponent, checkNewFeature, checkNewPage, checkNewResource, singularOf } from './check-names.ts';

describe('checkNewFeature', () => {
  it('takes a new name in kebab-case', () => {
    expect(() => checkNewFeature('insurance-quotes')).not.toThrow();
  });

  it.each(['Insurance', 'insurance quotes', '../outside', '', '-insurance'])('refuses %j as a name', (name) => {
    expect(() => checkNewFeature(name)).toThrow(`'${name}' is not a name in kebab-case`);
  });

  it('refuses the name of a package that exists', () => {
    expect(() => checkNewFeature('discovery')).toThrow("There is a package 'discovery' already.");
  });
});

describe('checkNewResource', () => {
  it('takes a new name in the plural', () => {
    expect(() => checkNewResource('places', 'service-centres')).not.toThrow();
  });

  it.each(['Notes', 'two words', '../outside', ''])('refuses %j as a name', (name) => {
    expect(() => checkNewResource('places', name)).toThrow(`'${name}' is not a name in kebab-case`);
  });

  it.each(['note', 'class'])('refuses %j, which is no plural', (name) => {
    expect(() => checkNewResource('places', name)).toThrow(`'${name}' is no plural that ends in s.`);
  });

  it('refuses a room that domain does not have, and names those that it has', () => {
    expect(() => checkNewResource('garage', 'service-centres')).toThrow(
      /^'garage' is no room of domain\. Choose one of account, bikes, .*specifications, typed\.$/,
    );
  });

  it('refuses what is there: an area, a part of the contract, calls or queries of the client', () => {
    expect(() => checkNewResource('bikes', 'brands')).toThrow('There is packages/domain/src/bikes/brand.ts already.');
    expect(() => checkNewResource('bikes', 'cities')).toThrow('There is packages/domain/src/places/city.ts already.');
    expect(() => checkNewResource('places', 'prices')).toThrow(
      'There is packages/api-client/src/calls/prices.ts already.',
    );
    expect(() => checkNewResource('requests', 'searches')).toThrow(
      'There is packages/api-client/src/queries/search-queries.ts already.',
    );
  });
});

describe('checkNewPage', () => {
  it('takes a new name in a feature', () => {
    expect(() => checkNewPage('discovery', 'ride-diary')).not.toThrow();
  });

  it('refuses a package that is no feature, and the name of a page that the site has', () => {
    expect(() => checkNewPage('ui-kit', 'ride-diary')).toThrow("The package 'ui-kit' is no feature.");
    expect(() => checkNewPage('support', 'best-bikes')).toThrow("The site has a page 'best-bikes' already.");
    expect(() => checkNewFeature('best-bikes')).toThrow("The site has a page 'best-bikes' already.");
  });
});

describe('checkNewComponent', () => {
  it('takes a new name in the ui-kit and in a feature', () => {
    expect(() => checkNewComponent('ui-kit', 'odometer')).not.toThrow();
    expect(() => checkNewComponent('discovery', 'odometer')).not.toThrow();
  });

  it('refuses a package that has no components, and one that does not exist', () => {
    expect(() => checkNewComponent('domain', 'odometer')).toThrow("The package 'domain' has no components.");
    expect(() => checkNewComponent('nowhere', 'odometer')).toThrow("There is no package 'nowhere'.");
  });

  it('refuses the name of a folder that exists', () => {
    expect(() => checkNewComponent('ui-kit', 'theme')).toThrow("'ui-kit' has a folder 'theme' already.");
  });
});

describe('singularOf', () => {
  it.each([
    ['notes', 'note'],
    ['cities', 'city'],
    ['used-bikes', 'used-bike'],
    ['service-centres', 'service-centre'],
    ['branches', 'branch'],
    ['addresses', 'address'],
    ['boxes', 'box'],
    ['prices', 'price'],
  ])('calls one of the %s a %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });
});
