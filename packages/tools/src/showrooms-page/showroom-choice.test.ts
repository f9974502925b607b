import type { Brand } from '@dopahiya/domain/bikes';
import { describe, expect, it } from 'vitest';
import { locationAt } from '../testing/location-at.ts';
import { readAskedShowrooms, showroomChoice, showroomsAddress } from './showroom-choice.ts';

const brand = (id: number, name: string, slug: string) => ({ id, name, slug }) as Brand;
const brands = [brand(4, 'Hero', 'hero'), brand(3, 'Honda', 'honda')];

describe('showroomChoice', () => {
  it.each([
    ['the address', locationAt('/dealership/hero', { brandSlug: 'hero' }), { brandId: 3 }, 'Hero'],
    ['a form without scripts', locationAt('/dealership?brand=Hero'), undefined, 'Hero'],
    ['the id that a link brought along', locationAt('/dealership'), { brandId: 4 }, 'Hero'],
    ['the name that a link brought along', locationAt('/dealership'), { brandName: 'Hero' }, 'Hero'],
    ['nothing: Honda', locationAt('/dealership'), undefined, 'Honda'],
    ['the source of a menu: Honda', locationAt('/dealership'), { source: 'electric' }, 'Honda'],
  ])('takes the brand from %s', (_, at, state, name) => {
    expect(showroomChoice(readAskedShowrooms(at), { brands, state }).brand.name).toBe(name);
  });

  it('takes the first brand where there is no Honda', () => {
    expect(
      showroomChoice(readAskedShowrooms(locationAt('/dealership')), { brands: brands.slice(0, 1) }).brand.name,
    ).toBe('Hero');
  });

  it('says which brand nobody has', () => {
    const at = locationAt('/dealership/nobody', { brandSlug: 'nobody' });
    expect(showroomChoice(readAskedShowrooms(at), { brands })).toMatchObject({
      brand: { name: 'Honda' },
      unknownBrand: 'nobody',
    });
    expect(showroomChoice(readAskedShowrooms(at)).unknownBrand).toBeNull();
  });

  it.each([
    ['/dealership?city=Pune', [], 'Pune'],
    ['/dealership', ['Mumbai', 'Delhi'], 'Delhi'],
    ['/dealership', ['Mumbai'], 'Mumbai'],
    ['/dealership', [], 'Delhi'],
  ])('takes for %s among %j the city %s', (address, cities, city) => {
    expect(showroomChoice(readAskedShowrooms(locationAt(address)), { cities }).city).toBe(city);
  });
});

describe('showroomChoice of a visitor who chose a city', () => {
  it('takes it, unless the address asks for another', () => {
    const at = (city: string | null) =>
      showroomChoice({ brand: null, city, page: 1 }, { home: 'Nashik', cities: ['Delhi'] });
    expect(at(null).city).toBe('Nashik');
    expect(at('Delhi').city).toBe('Delhi');
  });
});

describe('showroomsAddress', () => {
  it('leaves out what the page begins with', () => {
    expect(showroomsAddress('honda', 'Delhi')).toBe('/dealership/honda?city=Delhi');
    expect(showroomsAddress('honda', 'Navi Mumbai', 2)).toBe('/dealership/honda?city=Navi+Mumbai&page=2');
  });
});
