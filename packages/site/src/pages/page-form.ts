import { type ApiClient, ApiError, messageOf } from '@dopahiya/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '@dopahiya/domain/site';

/** What somebody wrote into a form, by the names of its fields. */
export type FormFields = Readonly<Record<string, string>>;

/** What is wrong with a form: with single fields, by name, and with the whole. */
export interface FormErrors {
  fieldErrors: Readonly<Record<string, string>>;
  problem: string | null;
}

/** A form as it was read: what is sent, or what is wrong before it is. */
type FormReading<Sent> = { sent: Sent } | { fieldErrors: FormErrors['fieldErrors'] };

/** How it is found out that a browser keeps no cookies, and what is said then. */
interface FormCookies {
  /** Asked in the browser. */
  areKept: () => boolean;
  /** The cookie that the server sets to see whether it comes back. */
  tryBy: string;
  refused: string;
}

/** The form of a page: the same rules where its script runs and where a browser sends it by itself. */
export interface PageForm<Sent, Answer = unknown> {
  read: (fields: FormFields) => FormReading<Sent>;
  send: (api: ApiClient, sent: Sent) => Promise<Answer>;
  /** What is said when the API refuses it. */
  explain: (error: unknown) => FormErrors;
  /** Where the visitor is led when the API has taken it; by `ledTo`, so always to a path of this site. */
  leadTo: (fields: FormFields, answer: Answer) => string;
  /** Fields that are never sent back to be shown. */
  secrets: readonly string[];
  /** Set where it is in vain without cookies. */
  cookies?: FormCookies;
  /** What the same page goes on with where its form has a second step: fields that are shown with it; null after the last. */
  askMore?: (answer: Answer) => FormFields | null;
  /** What a script of the next page takes over from a cookie that is good for a minute: its name and value. */
  handOver?: (answer: Answer) => readonly [name: string, value: string];
}

/** In the address of a form that a browser was told to send once more, with a cookie: its name and value. */
export const cookiesAsked = ['cookies', 'asked'] as const;

const origin = 'http://own.invalid';

/** A path to go back to, as a browser would read it, if that is one of this site; home otherwise. */
export function ownPath(path: string | null | undefined): string {
  const address = path?.startsWith('/') ? parse(path) : null;
  if (!address) return paths.home;
  // Of '/.//host' the dots go, and what is left names another server.
  const isOwn = address.origin === origin && !address.pathname.startsWith('//');
  return isOwn ? address.pathname + address.search : paths.home;
}

function parse(path: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}

/** Where a form leads that the API has taken: what stands in its fields may be anybody's, and leads nowhere else. */
export const ledTo = <Answer>(
  form: { leadTo: (fields: FormFields, answer: Answer) => string },
  fields: FormFields,
  answer: Answer,
): string => ownPath(form.leadTo(fields, answer));

/** Any page's form, for who sends what it has read and looks at neither. */
export interface AnyPageForm extends Omit<PageForm<unknown>, 'send' | 'leadTo' | 'askMore' | 'handOver'> {
  send: (api: ApiClient, sent: never) => Promise<unknown>;
  leadTo: (fields: FormFields, answer: never) => string;
  askMore?: (answer: never) => FormFields | null;
  handOver?: (answer: never) => readonly [name: string, value: string];
}

/** What the server says of a form that a browser sent by itself: it travels with the page, like an answer of the API. */
export interface FormAnswer extends FormErrors {
  /** What was typed, but for secrets. */
  values: FormFields;
}

/** The key of that answer in the query cache, by the path of the page. */
export const formAnswerKey = (path: string) => ['form-answer', path] as const;

/** What the server said of this page's form, if it was sent to it. */
export function useFormAnswer(path: string): FormAnswer | undefined {
  return useQueryClient().getQueryData<FormAnswer>(formAnswerKey(path));
}

/** The fields of a form, without its files. */
export function fieldsOf(data: FormData): FormFields {
  const texts = [...data].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts);
}

/**
 * What is said of a form that failed: what the API says of the fields that it has, each below its own; of all else what the
 * API says, or `ownWords`. A complaint about a field that nobody sees stands above the form.
 */
export function explainRefusal(error: unknown, fields: readonly string[], ownWords: string): FormErrors {
  const given = error instanceof ApiError ? (error.fields ?? {}) : {};
  const fieldErrors = Object.entries(given).map(([name, texts]) => [name, texts.join(' ')] as const);
  if (fieldErrors.length === 0) return { fieldErrors: {}, problem: messageOf(error as Error, ownWords) };
  const others = fieldErrors.filter(([name]) => !fields.includes(name)).map(([, said]) => said);
  return {
    fieldErrors: Object.fromEntries(fieldErrors.filter(([name]) => fields.includes(name))),
    problem: others.join(' ') || null,
  };
}
