/** A user of the site, as far as what they write names them. */
export interface Author {
  id: number;
  name: string;
}
