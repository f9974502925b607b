/** A photo that a seller picked, as it is sent: small enough, and without what its camera wrote. */
export interface PickedPhoto {
  /** Made by chance and never changed: sent twice with it, it is one photo. */
  readonly key: string;
  /** The name of its file. */
  readonly name: string;
  readonly blob: Blob;
  /** How many pixels wide it was picked; left out where this browser cannot tell. */
  readonly width?: number;
}

/** A photo with its place among those of its listing, counted from 0: null is the last, undefined the one in the list it is sent with. */
export interface PlacedPhoto extends PickedPhoto {
  readonly position?: number | null;
}
