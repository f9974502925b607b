import { priceQualifier } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { BackLink, Link, SortSelect } from '@dopahiya/ui-kit';
import { ScaleSwitch } from '@dopahiya/ui-kit/bikes';
import { useNavigate } from 'react-router';
import * as texts from '#texts/bike-list';
import type { BikeList, NamedPage } from './bike-list.ts';
import { toListPart } from './list-address.ts';
import { type ListSort, sortLabels } from './sort-labels.ts';
import * as S from './list-toolbar.styles.ts';

export interface ListToolbarProps {
  list: BikeList;
  /** Current sort order; undefined if there is only one. */
  sort: ListSort | undefined;
  /** Number of bikes shown; undefined while unknown. */
  shown: number | undefined;
  /** Number of bikes in the whole list. */
  count: number;
  /** Month of most prices as 'YYYY-MM'; null if unknown. */
  month: string | null;
}

const categories: NamedPage = { label: texts.backToCategories, to: paths.trendingBikes };

/** Toolbar of a list: count, back link and, unless the list is empty, scale and sort order. */
export function ListToolbar({ list, sort: chosen, shown, count, month }: ListToolbarProps) {
  const navigate = useNavigate();
  const { back = categories } = list;
  const options = list.sorts.map((sort) => ({ value: sort, label: sortLabels[sort] }));
  return (
    <S.Bar>
      <div>
        <ListCount shown={shown} count={count} />
        <S.Prices>{month && texts.pricesAre(priceQualifier({ status: 'on_sale', price_month: month }))}</S.Prices>
      </div>
      <S.Controls>
        {back === 'page-before' ? (
          <BackLink to={paths.home}>{texts.back}</BackLink>
        ) : (
          <Link to={back.to} arrow="back">
            {back.label}
          </Link>
        )}
        {shown !== 0 && <ScaleSwitch />}
        {shown !== 0 && chosen && options.length > 1 && (
          <SortSelect
            name="sort"
            value={chosen}
            options={options}
            action={list.path}
            parameters={list.parameters}
            onValueChange={(sort) => void navigate(toListPart(list, { sort }), { preventScrollReset: true })}
          />
        )}
      </S.Controls>
    </S.Bar>
  );
}

function ListCount({ shown, count }: Pick<ListToolbarProps, 'shown' | 'count'>) {
  if (shown === undefined) return <S.Count />;
  return <S.Count>{count > shown ? texts.shownOf(shown, count, marks) : texts.shown(shown, marks)}</S.Count>;
}

const marks = { strong: (text: string) => <strong>{text}</strong> };
