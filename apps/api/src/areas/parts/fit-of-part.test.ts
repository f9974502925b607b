import { describe, expect, it } from 'vitest';
import { type FitFacts, fitOfPart } from './fit-of-part.ts';

const bike = (specifications: FitFacts['specifications'], facts: Partial<FitFacts> = {}): FitFacts => ({
  body_style: 'commuter',
  fuel_type: 'petrol',
  specifications,
  ...facts,
});
const scooter = bike(
  { transmission_type: 'Automatic (CVT)', front_brake_type: 'Drum', start_type: 'Electric and kick' },
  { body_style: 'scooter' },
);
const electric = bike({ transmission_type: 'Automatic' }, { body_style: 'scooter', fuel_type: 'electric' });

describe('fitOfPart', () => {
  it('fits where the bike has all that the part needs, and any bike where it needs nothing', () => {
    expect(fitOfPart(['petrol_engine', 'belt_drive', 'kick_start'], scooter).fits).toBe(true);
    expect(fitOfPart([], electric)).toEqual({ fits: true, needs: [] });
  });

  it('does not fit where one need is not met, and says which', () => {
    expect(fitOfPart(['petrol_engine', 'front_disc'], scooter)).toEqual({
      fits: false,
      needs: [
        { need: 'petrol_engine', is_met: true },
        { need: 'front_disc', is_met: false },
      ],
    });
    expect(fitOfPart(['petrol_engine'], electric).fits).toBe(false);
  });

  it('says nothing where the catalogue does not know the fact', () => {
    expect(fitOfPart(['front_disc'], bike({})).fits).toBeNull();
    expect(fitOfPart(['chain'], bike({ transmission_type: 'Manual' })).fits).toBeNull();
    expect(fitOfPart(['belt_drive'], bike({ transmission_type: 'Automatic' })).fits).toBeNull();
  });

  it('knows that a variator has no chain and a moped is no motorcycle', () => {
    expect(fitOfPart(['chain'], scooter).fits).toBe(false);
    expect(fitOfPart(['motorcycle'], bike({}, { body_style: 'moped' })).fits).toBe(false);
    expect(fitOfPart(['scooter'], scooter).fits).toBe(true);
  });
});
