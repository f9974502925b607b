import { describe, expect, it } from 'vitest';
import { lastMeaning as last } from './fixtures/meaning-of.ts';

describe('a conversation', () => {
  it('asks which is meant, and goes on with what is chosen', () => {
    expect(last('apache price in pune', '160 4v')).toBe('on_road_price bike=tvs/apache-rtr-160-4v city=pune');
    expect(last('apache price in pune', '160 4v', 'and the 200')).toBe(
      'on_road_price bike=tvs/apache-rtr-200-4v city=pune',
    );
    expect(last('compare pulsar 150 and apache', 'the first one')).toBe(
      'compare bikes=bajaj/pulsar-150,tvs/apache-rtr-160-4v',
    );
  });

  it('compares what was listed', () => {
    const both = 'bikes=royal-enfield/classic-350,royal-enfield/hunter-350';
    expect(last('classic 350 vs hunter 350', 'mileage?')).toBe(`compare aspect=mileage ${both}`);
    expect(last('iqube vs rizta', 'range?')).toBe('compare aspect=range bikes=tvs/iqube,ather/rizta');
    expect(last('classic 350 vs hunter 350', 'which is lighter')).toBe(`compare aspect=weight ${both}`);
    expect(last('classic 350 vs hunter 350', 'which is faster')).toBe(`compare aspect=top_speed ${both}`);
    expect(last('classic 350 vs hunter 350', 'price of both')).toBe(
      'compare aspect=price bikes=royal-enfield/classic-350,royal-enfield/hunter-350',
    );
    expect(last('activa vs jupiter', 'seat height of the cheaper one')).toBe('spec bike=tvs/jupiter field=seat_height');
  });

  it('lists bikes for what is best, also after a comparison', () => {
    const both = 'bikes=royal-enfield/classic-350,royal-enfield/hunter-350';
    expect(last('classic 350 vs hunter 350', 'activa price', 'best mileage')).toBe('search sort=mileage');
    expect(last('classic 350 vs hunter 350', 'best mileage')).toBe('search sort=mileage');
    expect(last('classic 350 vs hunter 350', 'sabse zyada mileage')).toBe('search sort=mileage');
    expect(last('classic 350 vs hunter 350', 'which has the best mileage')).toBe(`compare aspect=mileage ${both}`);
    expect(last('classic 350 vs hunter 350', 'which has better mileage')).toBe(`compare aspect=mileage ${both}`);
  });

  it('narrows a list, and begins another', () => {
    expect(last('best scooter under 1 lakh', 'which one has best mileage')).toBe(
      'search body=scooter budget_max=100000 sort=mileage',
    );
    expect(last('scooters under 90k', 'show me adventure bikes under 3 lakh')).toBe(
      'search body=adventure budget_max=300000',
    );
  });

  it('takes a cost for that of the papers it is about', () => {
    expect(last('rc transfer kaise hoga', 'kitna kharcha')).toBe('ownership_transfer topic=fee');
  });

  it('goes on after a greeting, and after what it did not know', () => {
    expect(last('activa price', 'thanks', 'in delhi')).toBe('on_road_price bike=honda/activa city=delhi');
    expect(last('activa price', 'who won the election', 'in delhi')).toBe('on_road_price bike=honda/activa city=delhi');
  });
});
