import { describe, expect, it } from 'vitest';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { sampleShowrooms } from './sample-showrooms.ts';

const KM_PER_DEGREE = 111.32;

describe('sampleShowrooms', () => {
  const showrooms = sampleShowrooms(catalogueFixture());

  it('makes as many as the tier of a city says, in the largest cities only', () => {
    const places = showrooms.map(({ brand, city }) => `${brand} in ${city}`);
    expect(places).toEqual([
      'surya in delhi',
      'surya in delhi',
      'vega in delhi',
      'vega in delhi',
      'surya in mumbai',
      'vega in mumbai',
    ]);
  });

  it('says that they are samples, and invents nothing that could belong to somebody', () => {
    for (const showroom of showrooms) {
      expect(showroom).toMatchObject({ is_sample: true, phone: null, pincode: null, website: null });
      expect(showroom.name).toMatch(/^Sample showroom/);
      expect(showroom.address).toMatch(
        /^(Station|Market) Road \(sample address\), (Delhi, Delhi|Mumbai, Maharashtra)$/,
      );
    }
  });

  it('puts each of them somewhere else, within two kilometres of the city’s centre', () => {
    const { cities } = catalogueFixture();
    for (const { city, latitude, longitude } of showrooms) {
      const centre = cities.find(({ slug }) => slug === city);
      const north = (Number(latitude) - Number(centre?.latitude)) * KM_PER_DEGREE;
      const east = (Number(longitude) - Number(centre?.longitude)) * KM_PER_DEGREE * Math.cos(0.4);
      expect(Math.hypot(north, east)).toBeLessThan(2.2);
    }
    expect(new Set(showrooms.map(({ latitude, longitude }) => `${latitude} ${longitude}`))).toHaveLength(6);
  });

  it('makes the same on every run, and none when none are wanted', () => {
    expect(sampleShowrooms(catalogueFixture())).toEqual(showrooms);
    expect(sampleShowrooms({ ...catalogueFixture(), showrooms: undefined })).toEqual([]);
  });
});
