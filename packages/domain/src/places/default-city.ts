/** The city that prices hold for until the visitor chooses another. */
export const defaultCity = 'Delhi';
