/** User as named next to what they write, with the session in which they wrote it. */
export interface Author {
  id: number;
  name: string;
  session?: number | undefined;
}
