import { ArgTypes, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** What a component's stories say of it, in `parameters.guide`. */
interface Guide {
  /** When it is the right one. */
  use: string;
  /** When it is not, and what is instead. */
  avoid: string;
  /** The states that it has; its stories show them. */
  states: string;
  /** What a keyboard and a screen reader do with it. */
  keyboard: string;
}

/** The docs page of a component: when to use it, when not, its props, states and keys, then all its stories. */
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
