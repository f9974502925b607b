export const expectedPrice = 'Expected Price';
export const electric = 'Electric';
export const keyHighlights = 'Key highlights';
