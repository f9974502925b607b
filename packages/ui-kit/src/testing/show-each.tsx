import type { ComponentType } from 'react';

/** Creates a story that shows a component in several states, each below its name. */
export function showEach<Props extends object>(
  Component: ComponentType<Props>,
  states: Record<string, Partial<Props>>,
) {
  const render = (args: Props) => (
    <div style={{ display: 'grid', gap: 24, width: '100%' }}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name}>
          <p>{name}</p>
          <Component {...args} {...state} />
        </div>
      ))}
    </div>
  );
  return { render };
}
