/** What an address of the desk shows: an overview, a section, or an entry. */
export interface DeskAddress {
  /** Kind of entries, or name of a tool; null for the overview. */
  section: string | null;
  /** Slug of the entry; null for the list. */
  slug: string | null;
}

/** Reads the parameters of the route. */
export const deskAddressOf = ({ section, slug }: Readonly<Record<string, string | undefined>>): DeskAddress => ({
  section: section ?? null,
  slug: slug ?? null,
});
