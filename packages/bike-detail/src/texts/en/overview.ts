export const expectedPrice = 'Expected Price';
export const electric = 'Electric';
export const discontinued = 'Discontinued';
export const keyHighlights = 'Key highlights';
