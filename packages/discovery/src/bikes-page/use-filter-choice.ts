import { useApi } from '@dopahiya/api-client';
import { type BikeConditionName, bikeConditions } from '@dopahiya/domain/requests';
import { type Condition, conditionsIn, toggled } from '@dopahiya/engines/bike-conditions';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { BikeList } from '../bike-list/bike-list.ts';
import { listQueries } from '../bike-list/list-queries.ts';
import { readListAddress, toListPart } from '../bike-list/list-address.ts';
import type { ListSort } from '../bike-list/sort-labels.ts';

/**
 * Handles the filter form: the browser shows a choice immediately, navigation follows, and hovered choices are prefetched. The form
 * follows other address changes.
 */
export function useFilterChoice(list: BikeList, sort: ListSort | undefined, conditions: readonly Condition[]) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const api = useApi();
  const addressWith = (parameters: readonly Condition[]) => toListPart({ ...list, parameters }, { sort });
  const shown = addressWith(conditions);
  /** Addresses of choices that are not rendered yet, newest last. */
  const underWay = useRef<string[]>([]);
  useLayoutEffect(() => {
    const { current } = underWay;
    underWay.current = current.includes(shown) ? current.slice(current.lastIndexOf(shown) + 1) : [];
    // The form already shows a newer choice whose navigation is pending.
    if (underWay.current.length > 0) return;
    for (const input of inputsOf(form.current)) input.checked = isChosen(input, conditions);
    // oxlint-disable-next-line react/exhaustive-deps -- an address stands for its conditions
  }, [shown]);

  const choose = () => {
    const address = addressWith(conditionsOf(form.current));
    // Reverting to the shown address leaves nothing pending.
    underWay.current = address === shown ? [] : [...underWay.current, address];
    startTransition(() => void navigate(address, { preventScrollReset: true }));
  };
  const prefetch = (target: EventTarget) => {
    const condition = conditionUnder(target);
    if (!condition) return;
    const next = addressWith(toggled(conditionsOf(form.current), condition));
    const { pathname, searchParams } = new URL(next, location.origin);
    const query = listQueries.pages(api, readListAddress(pathname, searchParams));
    void queries.infiniteQuery(query).catch(() => undefined);
  };
  return { form, choose, prefetch };
}

function inputsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return Array.from(form?.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])') ?? []);
}

function isChosen({ name, value }: HTMLInputElement, conditions: readonly Condition[]): boolean {
  const values = conditions.filter(([other]) => other === name).map(([, chosen]) => chosen);
  return value === '' ? values.length === 0 : values.includes(value);
}

function conditionsOf(form: HTMLFormElement | null): Condition[] {
  const answers = form ? [...new FormData(form)] : [];
  return conditionsIn(answers.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

const isName = (name: string): name is BikeConditionName => Object.hasOwn(bikeConditions, name);

function conditionUnder(target: EventTarget): Condition | null {
  const input = target instanceof Element ? target.closest('label')?.querySelector('input') : null;
  return input && !input.disabled && isName(input.name) ? [input.name, input.value] : null;
}
