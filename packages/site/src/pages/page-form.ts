import { type ApiClient, ApiError, messageOf } from '@dopahiya/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '@dopahiya/domain/site';

/** Form values by field name. */
export type FormFields = Readonly<Record<string, string>>;

/** Validation errors of a form: per field, and for the whole form. */
export interface FormErrors {
  fieldErrors: Readonly<Record<string, string>>;
  problem: string | null;
}

/** Parsed form: the data to send, or its validation errors. */
type FormReading<Sent> = { sent: Sent } | { fieldErrors: FormErrors['fieldErrors'] };

/** Error of each checked field; none if it is false, null or undefined. */
type FieldChecks = Readonly<Record<string, string | false | null | undefined>>;

/** Returns the errors among the checks, in their order, because the first gets the focus. */
export function fieldErrorsOf(checks: FieldChecks): Record<string, string> {
  const errors = Object.entries(checks).filter((check): check is [string, string] => Boolean(check[1]));
  return Object.fromEntries(errors);
}

/** Returns the errors of a form's fields, or what to send if there are none. */
export function checkFields<Sent>(checks: FieldChecks, sent: Sent): FormReading<Sent> {
  const fieldErrors = fieldErrorsOf(checks);
  return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { sent };
}

/** Detection of disabled cookies, and the message for it. */
interface FormCookies {
  /** Called in the browser. */
  areKept: () => boolean;
  /** Cookie that the server sets to test whether cookies work. */
  tryBy: string;
  refused: string;
}

/** Form of a page, with the same rules for its script and for native submission. */
export interface PageForm<Sent, Answer = unknown> {
  read: (fields: FormFields) => FormReading<Sent>;
  send: (api: ApiClient, sent: Sent) => Promise<Answer>;
  /** Returns the messages if the API rejects it. */
  explain: (error: unknown) => FormErrors;
  /** Returns where to redirect after success; call it through `ledTo`, which only allows paths of this site. */
  leadTo: (fields: FormFields, answer: Answer) => string;
  /** Fields whose values are never sent back. */
  secrets: readonly string[];
  /** Set if the form requires cookies. */
  cookies?: FormCookies;
  /** Returns the fields of a second step on the same page; null after the last one. */
  askMore?: (answer: Answer) => FormFields | null;
  /** Returns the name and value of a cookie, valid for a minute, for the next page's script. */
  handOver?: (answer: Answer) => readonly [name: string, value: string];
}

/** Name and value of the query parameter that marks a form resubmitted to test cookies. */
export const cookiesAsked = ['cookies', 'asked'] as const;

const origin = 'http://own.invalid';

/** Normalises a path for redirecting back, if it is on this site; otherwise returns the home page. */
export function ownPath(path: string | null | undefined): string {
  const address = path?.startsWith('/') ? parse(path) : null;
  if (!address) return paths.home;
  // '/.//host' normalises to '//host', which is another server.
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

/** Returns the path after a successful form; field values cannot redirect to another site. */
export const ledTo = <Answer>(
  form: { leadTo: (fields: FormFields, answer: Answer) => string },
  fields: FormFields,
  answer: Answer,
): string => ownPath(form.leadTo(fields, answer));

/** Page form of any type, for code that passes its data through unread. */
export interface AnyPageForm extends Omit<PageForm<unknown>, 'send' | 'leadTo' | 'askMore' | 'handOver'> {
  send: (api: ApiClient, sent: never) => Promise<unknown>;
  leadTo: (fields: FormFields, answer: never) => string;
  askMore?: (answer: never) => FormFields | null;
  handOver?: (answer: never) => readonly [name: string, value: string];
}

/** Server's response to a natively submitted form, sent with the page like an API response. */
export interface FormAnswer extends FormErrors {
  /** Entered values, except secrets. */
  values: FormFields;
}

/** Query key of that response, by the path of the page. */
export const formAnswerKey = (path: string) => ['form-answer', path] as const;

/** Returns the server's response to this page's form, if it was submitted. */
export function useFormAnswer(path: string): FormAnswer | undefined {
  return useQueryClient().getQueryData<FormAnswer>(formAnswerKey(path));
}

/** Returns the fields of a form, without files. */
export function fieldsOf(data: FormData): FormFields {
  const texts = [...data].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts);
}

/**
 * Returns the messages for a failed form: the API's validation errors at their fields, otherwise the API's
 * message or `ownWords`. Errors of fields that are not shown appear above the form.
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
