/** A photo that a seller picked, as it is sent: small enough, and without what its camera wrote. */
export interface PickedPhoto {
  /** Made by chance and never changed: sent twice with it, it is one photo. */
  readonly key: string;
  /** The name of its file. */
  readonly name: string;
  readonly blob: Blob;
}
