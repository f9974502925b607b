/** Roles with access to the desk: owners also grant roles. */
export const deskRoles = ['owner', 'editor'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** Kinds of content that the desk edits. The kinds in `singleDeskKinds` have one entry, whose slug is the kind itself. */
export const deskKinds = [
  'model',
  'brand',
  'showroom',
  'article',
  'faqs',
  'part-group',
  'loan-offers',
  'claims',
  'contact',
] as const;
export type DeskKind = (typeof deskKinds)[number];

export const singleDeskKinds = ['faqs', 'loan-offers', 'claims', 'contact'] as const satisfies readonly DeskKind[];

/** Orders of a list of entries: the most viewed with missing facts first, or by title. */
export const deskOrderings = ['gaps', 'title'] as const;
export type DeskOrdering = (typeof deskOrderings)[number];

/** Kinds of fields, and so of inputs: `lines` is a list of texts, `list` one of objects with fields of their own. */
export const deskFieldKinds = [
  'line',
  'text',
  'markdown',
  'number',
  'rupees',
  'month',
  'date',
  'choice',
  'choices',
  'flag',
  'colour',
  'lines',
  'pairs',
  'list',
  'photo',
] as const;
export type DeskFieldKind = (typeof deskFieldKinds)[number];

/** States of a contact message. */
export const messageStates = ['open', 'answered', 'archived'] as const;
export type MessageState = (typeof messageStates)[number];

/** What an import would do, or did, to an entry. */
export const importEffects = ['added', 'changed', 'unchanged'] as const;
export type ImportEffect = (typeof importEffects)[number];

/** Maximum sizes at the desk: characters of an entry's content and of a spec sheet, bytes and number of uploaded files, length of a note. */
export const deskLimits = {
  content: 400_000,
  specSheet: 60_000,
  fileBytes: 10 * 1024 * 1024,
  files: 50,
  note: 300,
  draftsPerUser: 100,
} as const;

/** Hours for which a code of the second factor opens the desk. */
export const deskHours = 8;
