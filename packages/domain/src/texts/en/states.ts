/** Name of a state of India as visitors read it, on a page that finds it by itself: by a number plate, for example. */
export const stateName = (name: string) => name;
