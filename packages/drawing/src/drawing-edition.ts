/** Version in the immutable URL of every drawing; increment it whenever any drawing changes by a byte. */
export const drawingEdition = 6;
