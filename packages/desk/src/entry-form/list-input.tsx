import type { DeskField } from '@dopahiya/domain/desk';
import { Button, Icon, IconButton, VisuallyHidden } from '@dopahiya/ui-kit';
import { type ComponentType, useState } from 'react';
import * as texts from '#texts/entry-form';
import { isSame, valueAt } from '../content/values.ts';
import { type FieldProps, type GivenField, useFieldProps } from './field-props.ts';
import { fieldId, focusOnField } from './field-id.ts';
import { isWide } from './field-width.ts';
import { useForm } from './form-context.ts';
import * as S from './form.styles.ts';

interface InnerField {
  /** Input for the fields of an item. */
  Inner: ComponentType<GivenField>;
}

/** List of objects: each can be edited, moved and removed, and more can be added. */
export function ListInput({ field, path, value, onChange, Inner }: FieldProps & InnerField) {
  const { shared } = useFieldProps({ field, path, value });
  const items: unknown[] = Array.isArray(value) ? value : [];
  const keys = useItemKeys(items.length);
  const [news, setNews] = useState('');
  const change = (next: unknown[], told = '') => {
    setNews(told);
    onChange(next);
  };
  const move = (index: number, step: -1 | 1) => {
    keys.move(index, step);
    change(moved(items, index, step), texts.moved(titleOf(field, items[index], index), index + step + 1));
    requestAnimationFrame(() => focusIfLost(`${path}.${index + step}`));
  };
  const add = () => {
    change([...items, {}], texts.added);
    requestAnimationFrame(() => focusOnField(`${path}.${items.length}.${field.items[0]?.path ?? ''}`));
  };
  const remove = (index: number) => {
    keys.remove(index);
    change(
      items.filter((_, at) => at !== index),
      texts.removed(titleOf(field, items[index], index)),
    );
    document.getElementById(`${shared.id}-add`)?.focus();
  };
  const isFull = field.max !== null && items.length >= field.max;
  return (
    <S.Group id={shared.id} tabIndex={-1}>
      <legend>{field.label}</legend>
      {shared.hint && <S.Hint>{shared.hint}</S.Hint>}
      {shared.error && <S.Problem>{shared.error}</S.Problem>}
      {items.map((item, index) => (
        <Item
          key={keys.at(index)}
          field={field}
          Inner={Inner}
          path={`${path}.${index}`}
          item={item}
          index={index}
          count={items.length}
          onMove={(step) => move(index, step)}
          onRemove={() => remove(index)}
        />
      ))}
      <VisuallyHidden as="output">{news}</VisuallyHidden>
      <Button
        id={`${shared.id}-add`}
        tone="secondary"
        size="small"
        leadingIcon="plus"
        aria-disabled={isFull}
        onClick={() => !isFull && add()}
      >
        {isFull ? texts.full(items.length) : texts.addTo(field.label)}
      </Button>
    </S.Group>
  );
}

interface ItemProps extends InnerField {
  field: DeskField;
  path: string;
  item: unknown;
  index: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function Item({ field, Inner, path, item, index, count, onMove, onRemove }: ItemProps) {
  const { problems } = useForm();
  const [isOpen] = useState(count <= mostOpen || isEmpty(item));
  const title = titleOf(field, item, index);
  return (
    <S.Item id={fieldId(path)} open={isOpen || problems.some((problem) => problem.path.startsWith(`${path}.`))}>
      <summary>
        {title}
        <Icon name="chevron-down" size={20} />
      </summary>
      <S.ItemActions>
        {index > 0 && <IconButton icon="chevron-left" label={texts.moveUp(title)} onClick={() => onMove(-1)} />}
        {index < count - 1 && (
          <IconButton icon="chevron-right" label={texts.moveDown(title)} onClick={() => onMove(1)} />
        )}
        <IconButton icon="trash" label={texts.remove(title)} onClick={onRemove} />
      </S.ItemActions>
      <S.Fields>
        {field.items.map((inner) => (
          <S.Cell key={inner.path} data-wide={isWide(inner)} data-kind={inner.kind}>
            <Inner field={inner} path={`${path}.${inner.path}`} value={valueAt(item, inner.path)} />
          </S.Cell>
        ))}
      </S.Fields>
    </S.Item>
  );
}

/** An item at the end of its list has no button for moving it further: the focus goes to its title. */
function focusIfLost(path: string): void {
  if (document.activeElement === document.body)
    document.getElementById(fieldId(path))?.querySelector('summary')?.focus();
}

/** A longer list begins closed. */
const mostOpen = 3;

const isEmpty = (item: unknown): boolean => isSame(item, {});

/** Names an item after its first text that is written for people: no web address, and no name of a file. */
function titleOf(field: DeskField, item: unknown, index: number): string {
  const [named] = field.items
    .filter(({ is_fixed, kind }) => !is_fixed && kind !== 'photo')
    .flatMap(({ path, choices }) => {
      const value = valueAt(item, path);
      return typeof value !== 'string' || value === '' ? [] : [wordOf(value, choices)];
    });
  return named ?? texts.number(index + 1);
}

const wordOf = (value: string, choices: DeskField['choices']): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

function moved<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const others = without(items, index);
  const place = index + step;
  return [...others.slice(0, place), ...items.slice(index, index + 1), ...others.slice(place)];
}

const without = <Item,>(items: readonly Item[], index: number): Item[] => [
  ...items.slice(0, index),
  ...items.slice(index + 1),
];

/** Keeps a key for each item, so that a moved one keeps its focus and what is typed in it. */
function useItemKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, index) => index));
  const next = Math.max(-1, ...keys) + 1;
  const known = [
    ...keys.slice(0, count),
    ...Array.from({ length: Math.max(0, count - keys.length) }, (_, at) => next + at),
  ];
  if (known.length !== keys.length) setKeys(known);
  return {
    at: (index: number) => known[index] ?? index,
    move: (index: number, step: -1 | 1) => setKeys(moved(known, index, step)),
    remove: (index: number) => setKeys(without(known, index)),
  };
}
