import { styled as library } from 'styled-components';
import { isAskedPlain } from '../pages/is-plain.ts';
import { renderByConstantStyle, type StyledComponent } from './constant-style.ts';

export * from 'styled-components';

/** Makes a component from a template; `attrs` and `withConfig` give one that does so with more options. */
interface Factory {
  (...template: unknown[]): unknown;
  attrs: (attrs: unknown) => Factory;
  withConfig: (config: unknown) => Factory;
}

function quicker(factory: Factory): Factory {
  // A site in plain mode has the library's own components.
  if (isAskedPlain()) return factory;
  const make = (...template: unknown[]) => {
    const component = factory(...template);
    renderByConstantStyle(component as StyledComponent);
    return component;
  };
  return Object.assign(make, {
    attrs: (attrs: unknown) => quicker(factory.attrs(attrs)),
    withConfig: (config: unknown) => quicker(factory.withConfig(config)),
  });
}

const factories = Object.entries(library) as unknown as [tag: string, Factory][];

/** `styled` as the server's build has it: components of constant style render by it. */
export const styled = Object.assign(
  (target: unknown) => quicker((library as unknown as (target: unknown) => Factory)(target)),
  Object.fromEntries(factories.map(([tag, factory]) => [tag, quicker(factory)])),
) as unknown as typeof library;
