import { ApiError, failureOf } from './api-error.ts';

/** One call of the API. */
export type Call = (...args: unknown[]) => Promise<unknown>;

/** An object with these members that makes any other when it is asked for, once each. */
export function lateMembers(own: object, make: (name: string) => unknown): object {
  const made = new Map<string, unknown>(Object.entries(own));
  const get = (_target: object, name: string | symbol) => {
    // A promise that holds the object asks for `then`, and must not find a call.
    if (typeof name === 'symbol' || name === 'then') return undefined;
    const member = made.get(name) ?? make(name);
    made.set(name, member);
    return member;
  };
  return new Proxy({}, { get });
}

/** Loads once; what could not be loaded is an `ApiError` of kind `network`, and is tried again the next time. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw new ApiError(failureOf('network'), { cause: error });
    }));
}
