/** Part of the immutable address of every drawing: raised whenever any drawing changes by a byte. */
export const drawingEdition = 6;
