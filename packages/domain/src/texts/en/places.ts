/** Name of a city or state as visitors read it; the name in data, also with its state: 'Aurangabad, Bihar'. */
export const placeName = (name: string) => name;
