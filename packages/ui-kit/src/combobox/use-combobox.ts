import { type ComponentProps, useId } from 'react';
import * as texts from '#texts/combobox';
import { describedBy } from '../field/described-by.ts';
import { handleComboboxKey } from './combobox-keys.ts';
import type { ComboboxListProps } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-section.ts';
import type { ComboboxProps } from './combobox.tsx';
import { useFieldText } from './use-field-text.ts';
import { useIdleClose } from './use-idle-close.ts';
import { type ListState, useListState } from './use-list-state.ts';

type Behaviour<Option extends ComboboxOption> = Omit<
  ComboboxProps<Option>,
  'tone' | 'icon' | 'tag' | 'trailing' | 'labelled'
>;

interface Combobox<Option extends ComboboxOption> {
  input: ComponentProps<'input'> & { id: string };
  list: ComboboxListProps<Option>;
  /** Call it when the field was cleared. */
  clear: () => void;
}

/** Returns the DOM id of a list's option. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** Behaviour of a combobox, as props of its field and list. */
export function useCombobox<Option extends ComboboxOption>(props: Behaviour<Option>): Combobox<Option> {
  const { list: placement = 'floating', sections, status = 'idle', emptyTexts } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const listId = `${id}-list`;
  const popUpId = `${id}-pop-up`;

  const options = sections.flatMap((section) => section.options);
  const isOwn = (element: Node) => [id, popUpId].some((own) => document.getElementById(own)?.contains(element));
  const { onOpenChange } = props;
  const state = useListState({ options, isOwn, onOpenChange, staysOpen: placement === 'standing' });
  const idle = useIdleClose({ isOpen: state.isOpen, after: props.closesAfter, isOwn, close: state.close });
  const tell = useFieldText(id, props.value, props.onValueChange);
  const choose = (option: Option) => {
    if (option.afterChoice === 'stay') state.deactivate();
    else state.close();
    props.onChoose(option);
  };

  const { isOpen, active } = state;
  const { label } = props;
  const list = { popUpId, id: listId, label, placement, isOpen, sections, options, active, status, emptyTexts };
  const isListed = isOpen && options.length > 0;
  return {
    input: {
      ...plainText,
      ...inputProps(props),
      id,
      defaultValue: props.value,
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': active && optionId(listId, options.indexOf(active)),
      'aria-invalid': props.error ? true : undefined,
      'aria-describedby': describedBy(id, props),
      ...answers({ props, state, options, choose, tell, isOwn, idle }),
    },
    list: { ...list, onChoose: choose },
    clear: state.close,
  };
}

const plainText = {
  type: 'text',
  role: 'combobox',
  placeholder: texts.search,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Returns the props that belong to the input. */
function inputProps<Option extends ComboboxOption>(props: Behaviour<Option>): ComponentProps<'input'> {
  const { label, hint, error, value, onValueChange, sections, onChoose, onSubmit, onOpenChange, ...rest } = props;
  const { status, emptyTexts, list, closesAfter, ...own } = rest;
  return own;
}

interface Answering<Option extends ComboboxOption> {
  props: Behaviour<Option>;
  state: ListState<Option>;
  options: readonly Option[];
  choose: (option: Option) => void;
  tell: (text: string) => void;
  isOwn: (element: Node) => boolean;
  idle: ReturnType<typeof useIdleClose>;
}

/** Returns the field's event handlers, which run before the owner's. */
function answers<Option extends ComboboxOption>(answering: Answering<Option>): ComponentProps<'input'> {
  const { props, state, options, choose, tell, isOwn, idle } = answering;
  return {
    onPointerDown: (event) => {
      idle.onPointerDown(event);
      props.onPointerDown?.(event);
    },
    onFocus: (event) => {
      state.open();
      props.onFocus?.(event);
    },
    onClick: (event) => {
      state.open();
      props.onClick?.(event);
    },
    onBlur: (event) => {
      idle.onBlur();
      if (!event.relatedTarget || !isOwn(event.relatedTarget)) state.close();
      props.onBlur?.(event);
    },
    onChange: (event) => {
      if (event.target === document.activeElement) state.activate(undefined);
      tell(event.target.value);
      props.onChange?.(event);
    },
    onKeyDown: (event) => {
      idle.onKeyDown();
      handleComboboxKey(event, { list: state, options, choose, submit: props.onSubmit });
      props.onKeyDown?.(event);
    },
  };
}
