/** A photo that a visitor has added. */
export interface UploadedPhoto {
  /** What tells it from the others. */
  id: string;
  /** Address of the picture; null while none can be shown. */
  src: string | null;
  /** The name of its file. */
  name: string;
  /** How far it has come: `picked` is not to be sent yet. */
  state: 'picked' | 'waiting' | 'sending' | 'sent' | 'failed';
  /** How much of it has gone while it is sent, 0 to 100. */
  progress?: number;
  /** Why it did not arrive and what to do. */
  reason?: string;
}
