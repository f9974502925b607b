/** Name of a city or state as visitors read it; the name in data, also with its state: 'Aurangabad, Bihar'. */
export const placeName = (name: string) => name;

/** Adds names to those that this page knows. */
export const learnPlaceNames: (names: Readonly<Record<string, string>>) => void = () => {};

/** Loads the names of all places. */
export const loadPlaceNames = (): Promise<void> => Promise.resolve();

/** Checks whether the name of a place must be loaded. */
export const isPlaceUnknown: (name: string | null) => boolean = () => false;

/** Returns the names of places in the answers of a page that its scripts don't know; undefined if there are none. */
export const placeNamesIn: (answers: unknown) => Readonly<Record<string, string>> | undefined = () => undefined;
