import { useApi } from '@dopahiya/api-client';
import { type BikeConditionName, bikeConditions } from '@dopahiya/domain/requests';
import { type Condition, conditionsIn, toggled } from '@dopahiya/engines/bike-conditions';
import { useQueryClient } from '@tanstack/react-query';
import { useChoiceForm } from '@dopahiya/site';
import type { BikeList } from '../bike-list/bike-list.ts';
import { listQueries } from '../bike-list/list-queries.ts';
import { readListAddress, toListPart } from '../bike-list/list-address.ts';
import type { ListSort } from '../bike-list/sort-labels.ts';

/** Handles the filter form: choices apply at once, and hovered choices are prefetched. */
export function useFilterChoice(list: BikeList, sort: ListSort | undefined, conditions: readonly Condition[]) {
  const queries = useQueryClient();
  const api = useApi();
  const addressWith = (parameters: readonly Condition[]) => toListPart({ ...list, parameters }, { sort });
  const { form, choose } = useChoiceForm({
    shown: addressWith(conditions),
    addressOf: (element) => addressWith(conditionsOf(element)),
    show,
  });

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

function show(form: HTMLFormElement, search: URLSearchParams): void {
  const conditions = conditionsIn(search);
  for (const input of inputsOf(form)) input.checked = isChosen(input, conditions);
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
