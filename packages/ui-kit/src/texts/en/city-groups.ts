export const noneNamed = 'No cities found';
export const moreCities = 'More cities';
export const chooseState = 'No cities found. Choose your state: road tax is the same across a state.';

const named = (states: readonly string[]): string =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(states);

/** What the cities are that are shown for a text which names none of them, and what that means for a price. */
export const inStates = (states: readonly string[]) =>
  `Cities in ${named(states)}. Road tax is the same across a state.`;
export const ofPin = (digits: string, states: readonly string[]) =>
  states.length === 1
    ? `PIN codes starting with ${digits} are in ${named(states)}. Road tax is the same across the state.`
    : `PIN codes starting with ${digits} are in ${named(states)}. Road tax depends on the state, so choose a city in yours.`;
export const near = (place: string, states: readonly string[]) =>
  states.length === 1
    ? `Cities nearest to ${place}. Road tax is the same across ${named(states)}.`
    : `There is a ${place} in ${states.join(' and in ')}. Road tax depends on the state, so choose a city in yours.`;
export const nearestLarge = (state: string) => `Nearest large city, in ${state}. Road tax is different there.`;
