/** A user of the site, as far as what they write names them, and the session in which they write it. */
export interface Author {
  id: number;
  name: string;
  session?: number | undefined;
}
