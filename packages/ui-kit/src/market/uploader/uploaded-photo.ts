/** A photo that a visitor has added. */
export interface UploadedPhoto {
  /** What tells it from the others. */
  id: string;
  /** Address of the picture, a `blob:` one while it is on its way. */
  src: string;
  /** The name of its file. */
  name: string;
  /** How much of it has arrived, 0 to 100; null when all has. */
  progress: number | null;
  /** Why it did not arrive and what to do; null when nothing went wrong. */
  error: string | null;
}
