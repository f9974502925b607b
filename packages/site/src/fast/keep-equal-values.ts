/**
 * Lets React take fields over as they are: it writes into each, as its first value, what stands there, and a browser styles a field anew
 * that is written to, equal or not.
 */
export function keepEqualValues(): void {
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    const first = Object.getOwnPropertyDescriptor(prototype, 'defaultValue') as Required<
      TypedPropertyDescriptor<string>
    >;
    Object.defineProperty(prototype, 'defaultValue', {
      ...first,
      set(value: string) {
        if (first.get.call(this) !== value) first.set.call(this, value);
      },
    });
  }
}
