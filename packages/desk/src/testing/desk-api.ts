import type { DeskContent, DeskEntry, DeskRevision, DeskUser, ListedDeskEntry } from '@dopahiya/domain/desk';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { isSame } from '../content/values.ts';
import { modelContent, modelFields } from './desk-fields.ts';

const noon = '2026-11-21T06:30:00.000Z';

/** Builds an entry; by default a model. */
export const buildEntry = (facts: Partial<DeskEntry> = {}): DeskEntry => ({
  kind: 'model',
  slug: 'splendor-plus',
  title: 'Hero Splendor Plus',
  content: modelContent,
  version: 'version-1',
  fields: modelFields,
  initial: {},
  facts: [{ path: 'specifications.mileage', source: 'Maker’s page', as_of: '2026-03', confidence: 'high' }],
  gaps: ['specifications.kerb_weight'],
  draft: null,
  path: '/hero/splendor-plus',
  is_removable: false,
  ...facts,
});

/** Builds an entry in a list. */
export const buildListed = (facts: Partial<ListedDeskEntry> = {}): ListedDeskEntry => ({
  id: `model/${facts.slug ?? 'splendor-plus'}`,
  kind: 'model',
  slug: 'splendor-plus',
  title: 'Hero Splendor Plus',
  about: 'On sale',
  gaps: ['Kerb weight'],
  views: 1240,
  changed_at: null,
  has_draft: false,
  ...facts,
});

/** Builds a revision; by default of a mileage. */
export const buildRevision = (facts: Partial<DeskRevision> = {}): DeskRevision => ({
  id: 1,
  kind: 'model',
  slug: 'splendor-plus',
  title: 'Hero Splendor Plus',
  by: 'asha',
  at: noon,
  note: null,
  changes: [{ path: 'specifications.mileage', label: 'Mileage', before: 60, after: 65, words: {} }],
  undoes: null,
  undone_by: null,
  ...facts,
});

/** A request that writes. */
interface SentToDesk {
  path: string;
  body: Record<string, unknown>;
}

interface Situation {
  entry?: DeskEntry;
  user?: DeskUser;
  revisions?: DeskRevision[];
  listed?: ListedDeskEntry[];
  /** Answers a request that writes instead; null lets it through. */
  refuse?: (sent: SentToDesk) => Response | null;
}

/** A stateful API of the desk with one entry, for stories and tests. */
export function deskApi({
  entry: first = buildEntry(),
  user = { username: 'asha', role: 'owner' },
  revisions: log = [],
  listed = [buildListed()],
  refuse = () => null,
}: Situation = {}) {
  let entry = first;
  let revisions = log;
  let version = 1;
  const sent: SentToDesk[] = [];
  const at = '*/api/desk/entries/:kind/:slug/';
  const page = (results: object[]) => HttpResponse.json({ count: results.length, next: null, previous: null, results });
  const set = (content: DeskContent | null) => {
    version += 1;
    entry = { ...entry, content, version: content && `version-${version}`, draft: null };
  };
  /** Passes on a request that writes, unless it is refused. */
  const written = async (request: Request, answer: (body: Record<string, unknown>) => Response | Promise<Response>) => {
    const text = request.headers.get('content-type')?.includes('json') ? await request.text() : '';
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    const one = { path: new URL(request.url).pathname.replace(/^.*\/api\/desk\//, ''), body };
    sent.push(one);
    return refuse(one) ?? answer(body);
  };
  const handlers: RequestHandler[] = [
    http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
    http.get('*/api/users/me/', () => HttpResponse.json(buildAccount())),
    http.get('*/api/desk/me/', () => HttpResponse.json(user)),
    http.get('*/api/desk/inbox/', () =>
      HttpResponse.json({ messages: 2, figure_reports: 1, questions: 4, moderation_cases: 0, drafts: 1 }),
    ),
    http.get('*/api/desk/entries/', () => page(listed)),
    http.get('*/api/desk/revisions/', () => page(revisions)),
    http.get(at, () => HttpResponse.json(entry)),
    http.post(`${at}check/`, ({ request }) =>
      written(request, ({ content }) =>
        HttpResponse.json({ changes: changesOf(entry, content as DeskContent), problems: [], warnings: [] }),
      ),
    ),
    http.post(`${at}preview/`, ({ request }) =>
      written(request, () =>
        HttpResponse.json({ bike: null, price: null, drawing: null, html: null, html_hindi: null }),
      ),
    ),
    http.post(`${at}draft/`, ({ request }) =>
      written(request, ({ content, base }) => {
        const begun = { base: base as string | null, base_content: entry.content, saved_at: noon };
        entry = { ...entry, draft: { content: content as DeskContent, ...begun } };
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.delete(`${at}draft/`, ({ request }) =>
      written(request, () => {
        entry = { ...entry, draft: null };
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post(`${at}publish/`, ({ request }) =>
      written(request, ({ content, base }) => {
        if (base !== entry.version)
          return HttpResponse.json({ detail: 'Somebody else changed this meanwhile.' }, { status: 409 });
        const changes = changesOf(entry, (content ?? {}) as DeskContent);
        set(content as DeskContent | null);
        const revision = buildRevision({ id: revisions.length + 1, changes });
        revisions = [revision, ...revisions];
        return HttpResponse.json(revision);
      }),
    ),
    http.post('*/api/desk/revisions/:id/undo/', ({ request, params }) =>
      written(request, () => {
        const id = Number(params['id']);
        const undo = buildRevision({ id: revisions.length + 1, undoes: id });
        const undone = revisions.find((one) => one.id === id);
        const others = revisions.filter((one) => one !== undone);
        revisions = [undo, ...others, ...(undone ? [{ ...undone, undone_by: undo.id }] : [])];
        set(first.content);
        return HttpResponse.json(undo);
      }),
    ),
  ];
  return {
    handlers,
    sent,
    /** Contents of the requests to one part of the entry, like 'publish'. */
    contents: (part: string) =>
      sent.filter(({ path }) => path.endsWith(`/${part}/`)).map(({ body }) => body['content']),
    /** Publishes content as somebody else. */
    publishElsewhere: (content: DeskContent) => set(content),
    entry: () => entry,
  };
}

const changesOf = ({ fields, content: before }: DeskEntry, after: DeskContent) =>
  fields
    .map(({ path, label }) => {
      const [head = '', tail] = path.split('.');
      const inner = (content: DeskContent | null) =>
        tail === undefined ? content?.[head] : (content?.[head] as DeskContent | undefined)?.[tail];
      return { path, label, before: inner(before) ?? null, after: inner(after) ?? null, words: {} };
    })
    .filter((change) => !isSame(change.before, change.after));

/** Builds the account of the user of the desk. */
export const buildAccount = (facts: object = {}) => ({
  username: 'asha',
  email: 'asha@example.test',
  email_verified: true,
  pending_email: null,
  first_name: 'Asha',
  last_name: 'Rao',
  created_at: noon,
  second_factor: { since: noon, recovery_codes: 10 },
  role: 'owner',
  ...facts,
});
