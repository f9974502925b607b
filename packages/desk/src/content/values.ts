type Branch = Record<string, unknown> | readonly unknown[];

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Checks for an object with keys, which is compared key by key; lists are compared as a whole. */
export const isKeyed = (value: unknown): value is Record<string, unknown> => isBranch(value) && !Array.isArray(value);

/** Returns the value at a path like 'specifications.mileage' or 'variants.0.name'; undefined if there is none. */
export function valueAt(content: unknown, path: string): unknown {
  let value = content;
  for (const key of path.split('.')) value = isBranch(value) ? Reflect.get(value, key) : undefined;
  return value;
}

/** Returns a copy of the content with another value at the path; undefined removes the key, and objects that it leaves empty. */
export function withValue<Content>(content: Content, path: string, value: unknown): Content {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? withinOf(Reflect.get(branchOf(content), key), rest.join('.'), value) : value;
  return withKey(content, key, inner) as Content;
}

const branchOf = (content: unknown): Branch => (isBranch(content) ? content : {});

function withinOf(content: unknown, path: string, value: unknown): unknown {
  const changed = withValue(branchOf(content), path, value);
  return value === undefined && isKeyed(changed) && Object.keys(changed).length === 0 ? undefined : changed;
}

function withKey(content: unknown, key: string, value: unknown): Branch {
  if (Array.isArray(content))
    return content.map((item: unknown, index) => (String(index) === key ? (value ?? {}) : item));
  const keyed = isKeyed(content) ? content : {};
  if (value !== undefined) return { ...keyed, [key]: value };
  const { [key]: _removed, ...others } = keyed;
  return others;
}

/** Returns what stands for an emptied field: null where the loaded content has null there, otherwise nothing. */
export const emptyAt = (loaded: unknown, path: string): null | undefined =>
  valueAt(loaded, path) === null ? null : undefined;

/** Checks whether two values are the same: the order of keys does not matter, and neither do keys without a value. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as readonly unknown[]).length) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}
