import { ArgTypes, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** Documentation of a component in `parameters.guide`. */
interface Guide {
  /** When to use it. */
  use: string;
  /** When not to use it, and what to use instead. */
  avoid: string;
  /** Its states, shown by its stories. */
  states: string;
  /** Behaviour with keyboard and screen reader. */
  keyboard: string;
}

/** Docs page of a component: when to use it, when not, its props, states and keys, then all its stories. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide && <Advice guide={guide} />}
      <h2>Props</h2>
      <ArgTypes />
      {guide && <Behaviour guide={guide} />}
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}

function Advice({ guide: { use, avoid } }: { guide: Guide }) {
  return (
    <>
      <h2>When to use it</h2>
      <p>{use}</p>
      <h2>When not</h2>
      <p>{avoid}</p>
    </>
  );
}

function Behaviour({ guide: { states, keyboard } }: { guide: Guide }) {
  return (
    <>
      <h2>States</h2>
      <p>{states}</p>
      <h2>Keyboard</h2>
      <p>{keyboard}</p>
    </>
  );
}
