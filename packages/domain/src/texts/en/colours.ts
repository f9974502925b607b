/** Name of a maker's colour as visitors read it; the name in data. */
export const colourName = (name: string) => name;
