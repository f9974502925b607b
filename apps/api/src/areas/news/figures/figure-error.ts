/** Why a figure cannot be had; the message says what to do, for whoever wrote the tag. */
export class FigureError extends Error {
  override name = 'FigureError';
}
