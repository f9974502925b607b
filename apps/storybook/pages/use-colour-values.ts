import { useEffect, useState } from 'react';

/** Returns the current colours of custom properties of the root as `#rrggbb`; updates when the theme changes. */
export function useColourValues(names: readonly string[]): Record<string, string> {
  const [values, setValues] = useState<Record<string, string>>({});
  useEffect(() => {
    const read = () => setValues(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
    const root = new MutationObserver(read);
    const system = matchMedia('(prefers-color-scheme: dark)');
    root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    system.addEventListener('change', read);
    read();
    return () => {
      root.disconnect();
      system.removeEventListener('change', read);
    };
  }, [names]);
  return values;
}

function valueOf(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const context = document.createElement('canvas').getContext('2d');
  if (!context || value === '') return value;
  context.fillStyle = value;
  return context.fillStyle;
}
