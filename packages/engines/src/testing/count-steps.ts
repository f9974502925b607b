interface Methods {
  [name: string]: (this: unknown, ...given: never[]) => unknown;
}

/** Steps taken by a piece of work. */
export interface Steps {
  /** Characters and items processed by built-in methods. */
  count: number;
  /** Patterns that were executed. */
  patterns: Set<string>;
}

const withCallback = 'every filter find findIndex findLast flatMap forEach map reduce some toSorted'.split(' ');
const arrayIterator = Object.getPrototypeOf([][Symbol.iterator]()) as Methods;

/**
 * Counts the steps of `work` by instrumenting built-in methods, so that the code itself needs no counters: one step per character a pattern
 * passes, callback call and loop item.
 */
export function countSteps(work: () => unknown): Steps {
  const steps: Steps = { count: 0, patterns: new Set() };
  const restore = [
    replace(RegExp.prototype, ['exec'], (exec) => countedExec(steps, exec)),
    replace(Array.prototype, withCallback, (method) => countedCallback(steps, method)),
    replace(Array.prototype, ['includes', 'indexOf', 'join', 'splice'], (method) => countedLength(steps, method)),
    replace(String.prototype, ['indexOf', 'lastIndexOf', 'includes'], (method) => countedLength(steps, method)),
    replace(Array.prototype, ['slice', 'with'], (method) => countedAnswer(steps, method)),
    replace(arrayIterator, ['next'], (method) => countedAnswer(steps, method)),
  ];
  try {
    work();
  } finally {
    for (const back of restore) back();
  }
  return steps;
}

type Method = (...given: unknown[]) => unknown;

function replace(owner: object, names: readonly string[], counted: (method: Method) => Method): () => void {
  const methods = owner as Record<string, Method>;
  const before = names.map((name) => [name, methods[name] as Method] as const);
  const set = (name: string, value: Method) =>
    Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false });
  for (const [name, method] of before) set(name, counted(method));
  return () => {
    for (let index = 0; index < before.length; index += 1) set(...(before[index] as [string, Method]));
  };
}

/** Counts steps in `exec`, which `replaceAll`, `split`, `matchAll` and `test` all call. */
function countedExec(steps: Steps, exec: Method): Method {
  // Serialising a pattern takes longer than executing it.
  const written = new WeakSet<RegExp>();
  return function counted(this: unknown, text: unknown) {
    const pattern = this as RegExp;
    const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
    const match = exec.call(pattern, text) as RegExpExecArray | null;
    if (!written.has(pattern)) steps.patterns.add(String(pattern));
    written.add(pattern);
    const missed = pattern.sticky ? from : String(text).length;
    steps.count += 1 + (match ? match.index + match[0].length : missed) - Math.min(from, missed);
    return match;
  };
}

function countedCallback(steps: Steps, method: Method): Method {
  return function counted(this: unknown, callback: unknown, ...rest: unknown[]) {
    const each = (...given: unknown[]) => {
      steps.count += 1;
      return (callback as Method)(...given);
    };
    return method.call(this, callback === undefined ? undefined : each, ...rest);
  };
}

function countedLength(steps: Steps, method: Method): Method {
  return function counted(this: unknown, ...given: unknown[]) {
    steps.count += (this as ArrayLike<unknown>).length;
    return method.apply(this, given);
  };
}

function countedAnswer(steps: Steps, method: Method): Method {
  return function counted(this: unknown, ...given: unknown[]) {
    const answer = method.apply(this, given);
    steps.count += Array.isArray(answer) ? answer.length : 1;
    return answer;
  };
}
